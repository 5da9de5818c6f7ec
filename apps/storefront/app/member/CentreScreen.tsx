import type { DocumentOf } from '@spindle/content/types/register.ts';
import { lazy, use, useEffect, useRef } from 'react';
import { usePageState } from '../page-state.ts';
import { wordsIn } from '../words.ts';
import { ActingContext } from './acting/acting-context.ts';
import { beginDataAhead, type DataAhead, dataOf } from './data-ahead.ts';
import type { FormAnswer } from './failed-submission.ts';
import { fetchSection, SECTION_CODE } from './fetch-section.ts';
import type { CentreData } from './load-centre.ts';
import { MemberCentre } from './MemberCentre.tsx';
import type { Trial } from './my-products/trials.ts';
import { Headline } from './overview/Headline.tsx';
import { FetchAhead } from './SectionLink.tsx';
import { useSaidOnce } from './use-said-once.ts';

const Overview = lazy(async () => ({ default: (await SECTION_CODE.overview()).Overview }));
const MyProducts = lazy(async () => ({ default: (await SECTION_CODE.my_products()).MyProducts }));
const Devices = lazy(async () => ({ default: (await SECTION_CODE.devices()).Devices }));
const Subscriptions = lazy(async () => ({ default: (await SECTION_CODE.subscriptions()).Subscriptions }));
const Orders = lazy(async () => ({ default: (await SECTION_CODE.orders()).Orders }));
const Account = lazy(async () => ({ default: (await SECTION_CODE.account()).Account }));
const Security = lazy(async () => ({ default: (await SECTION_CODE.security()).Security }));
const Privacy = lazy(async () => ({ default: (await SECTION_CODE.privacy()).Privacy }));
/** Rarely shown. */
const FailedSection = lazy(async () => ({ default: (await import('./FailedSection.tsx')).FailedSection }));
// Pages within a section.
const ReleaseDevice = lazy(async () => ({
  default: (await import('./devices/ReleaseDevice.tsx')).ReleaseDevice,
}));
const OrderDetail = lazy(async () => ({ default: (await import('./orders/OrderDetail.tsx')).OrderDetail }));
const ChangePlan = lazy(async () => ({
  default: (await import('./subscriptions/ChangePlan.tsx')).ChangePlan,
}));

const TaxCountry = lazy(async () => ({
  default: (await import('./subscriptions/TaxCountry.tsx')).TaxCountry,
}));

interface Props {
  shown: CentreData;
  /** The token of the page's forms; see forms/form-token.ts. */
  token: string;
  /** Editors' texts in the centre. */
  centre: DocumentOf<'member-page'> | undefined;
  trials: readonly Trial[];
  /** The answer to a form that was sent. */
  answer: FormAnswer | undefined;
}

/** The member centre with one of its sections. */
export function CentreScreen(props: Props) {
  const { locale } = usePageState();
  const ahead = useDataAhead();
  useSaidOnce();
  return (
    <FetchAhead
      value={{
        ask({ section, href, pressed }) {
          void fetchSection(section, locale);
          ahead.current?.ask(dataOf(href), pressed);
        },
        follow: (section) => void fetchSection(section, locale),
        leave: () => ahead.current?.leave(),
      }}
    >
      <Section {...props} />
    </FetchAhead>
  );
}

/** Not for staff who act as the member: nothing that they have not opened may wait in their browser. */
function useDataAhead() {
  const isOff = use(ActingContext) !== undefined;
  const ahead = useRef<DataAhead>(undefined);
  useEffect(() => {
    if (isOff) return undefined;
    const begun = beginDataAhead();
    ahead.current = begun;
    return () => {
      ahead.current = undefined;
      begun.end();
    };
  }, [isOff]);
  return ahead;
}

function Section({ shown, token, centre, trials, answer }: Props) {
  const { locale } = usePageState();
  const { email, name, counts } = shown;
  const reply = answer?.reply;
  // Members who have nothing yet read the same text on the overview as among the products.
  const listed = shown.section === 'overview' ? 'my_products' : shown.section;
  const empty = centre?.sections.find(({ section }) => section === listed)?.empty;
  const frame = { section: shown.section, name, email, counts, token, about: centre };
  if ('failed' in shown) {
    return (
      <MemberCentre {...frame}>
        <FailedSection section={shown.section} answer={answer} />
      </MemberCentre>
    );
  }
  if (shown.section === 'overview') {
    const { overview, recommended } = shown;
    return (
      <MemberCentre {...frame} title={<Headline overview={overview} />} isWhole>
        <Overview {...{ overview, counts, email, token, empty, trials, recommended }} />
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
      <MemberCentre {...frame} title={wordsIn(locale, 'licences')('devices.askTitle')}>
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
      <MemberCentre {...frame} title={wordsIn(locale, 'subscriptions')('change')}>
        <ChangePlan change={shown.change} problem={shown.problem} token={token} />
      </MemberCentre>
    );
  }
  if ('taxed' in shown) {
    return (
      <MemberCentre {...frame} title={wordsIn(locale, 'subscriptions')('country.title')}>
        <TaxCountry shown={shown.taxed} problem={shown.problem} token={token} />
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
    const [before, after] = wordsIn(locale, 'orders')('one', { number }).split(number);
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
