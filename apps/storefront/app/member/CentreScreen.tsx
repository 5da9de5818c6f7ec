import type { DocumentOf } from '@spindle/content/types/register.ts';
import { lazy } from 'react';
import { useWords } from '../words.ts';
import type { FormAnswer } from './failed-submission.ts';
import type { CentreData } from './load-centre.ts';
import { MemberCentre } from './MemberCentre.tsx';
import type { Trial } from './my-products/trials.ts';
import { Headline } from './overview/Headline.tsx';
import { Overview } from './overview/Overview.tsx';

/** The overview is there at once; every other section comes when it is looked at. */
const Devices = lazy(async () => ({ default: (await import('./devices/Devices.tsx')).Devices }));
const MyProducts = lazy(async () => ({ default: (await import('./my-products/MyProducts.tsx')).MyProducts }));
const Orders = lazy(async () => ({ default: (await import('./orders/Orders.tsx')).Orders }));
const Subscriptions = lazy(async () => ({
  default: (await import('./subscriptions/Subscriptions.tsx')).Subscriptions,
}));
const Account = lazy(async () => ({ default: (await import('./account/Account.tsx')).Account }));
const ReleaseDevice = lazy(async () => ({
  default: (await import('./devices/ReleaseDevice.tsx')).ReleaseDevice,
}));
const OrderDetail = lazy(async () => ({ default: (await import('./orders/OrderDetail.tsx')).OrderDetail }));
const Privacy = lazy(async () => ({ default: (await import('./privacy/Privacy.tsx')).Privacy }));
const Security = lazy(async () => ({ default: (await import('./security/Security.tsx')).Security }));
const ChangePlan = lazy(async () => ({
  default: (await import('./subscriptions/ChangePlan.tsx')).ChangePlan,
}));

/** The member centre with one of its sections. */
export function CentreScreen({
  shown,
  token,
  centre,
  trials,
  answer,
}: {
  shown: CentreData;
  /** Of the page's forms; see forms/form-token.ts. */
  token: string;
  /** What editors say in it. */
  centre: DocumentOf<'member-page'> | undefined;
  trials: readonly Trial[];
  /** To a form that was sent. */
  answer: FormAnswer | undefined;
}) {
  const words = useWords('member');
  const { email, name, counts } = shown;
  const reply = answer?.reply;
  // Who has nothing yet reads the same on the overview as among the products.
  const listed = shown.section === 'overview' ? 'my_products' : shown.section;
  const empty = centre?.sections.find(({ section }) => section === listed)?.empty;
  const frame = { section: shown.section, name, email, counts, token, about: centre };
  if (shown.section === 'overview') {
    const { overview } = shown;
    return (
      <MemberCentre {...frame} title={<Headline overview={overview} />} isWhole>
        <Overview {...{ overview, counts, email, token, empty, trials }} />
      </MemberCentre>
    );
  }
  if (shown.section === 'my_products') {
    return (
      <MemberCentre {...frame}>
        <MyProducts products={shown.products} {...{ email, empty, trials, token }} />
      </MemberCentre>
    );
  }
  if ('device' in shown) {
    return (
      <MemberCentre {...frame} title={words('devices.askTitle')}>
        <ReleaseDevice device={shown.device} token={token} reply={reply} />
      </MemberCentre>
    );
  }
  if (shown.section === 'devices') {
    return (
      <MemberCentre {...frame}>
        <Devices seats={shown.seats} notice={shown.notice} token={token} empty={empty} />
      </MemberCentre>
    );
  }
  if ('change' in shown) {
    return (
      <MemberCentre {...frame} title={words('subscriptions.change')}>
        <ChangePlan change={shown.change} problem={shown.problem} token={token} />
      </MemberCentre>
    );
  }
  if (shown.section === 'subscriptions') {
    return (
      <MemberCentre {...frame}>
        <Subscriptions list={shown.subscribed} done={shown.done} token={token} empty={empty} />
      </MemberCentre>
    );
  }
  if (shown.section === 'account') {
    return (
      <MemberCentre {...frame}>
        <Account account={shown.account} email={email} token={token} reply={reply} />
      </MemberCentre>
    );
  }
  if (shown.section === 'security') {
    return (
      <MemberCentre {...frame}>
        <Security
          security={shown.security}
          email={email}
          token={token}
          reply={reply}
          recoveryCodes={answer?.recoveryCodes}
        />
      </MemberCentre>
    );
  }
  if (shown.section === 'privacy') {
    return (
      <MemberCentre {...frame}>
        <Privacy privacy={shown.privacy} email={email} token={token} reply={reply} />
      </MemberCentre>
    );
  }
  if ('order' in shown) {
    const { number } = shown.order;
    const [before, after] = words('orders.one', { number }).split(number);
    const title = (
      <>
        {before}
        <span className="whitespace-nowrap">{number}</span>
        {after}
      </>
    );
    return (
      <MemberCentre {...frame} title={title}>
        <OrderDetail order={shown.order} />
      </MemberCentre>
    );
  }
  return (
    <MemberCentre {...frame}>
      <Orders list={shown.list} email={email} empty={empty} />
    </MemberCentre>
  );
}
