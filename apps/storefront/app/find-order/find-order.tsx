import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { captchaOf } from '../captcha/captcha-of.ts';
import { privateHeaders } from '../checkout/page-head.ts';
import { formPageFor, readFormOrReply } from '../forms/form-token.ts';
import { SessionEnded } from '../forms/SessionEnded.tsx';
import { useLinks } from '../page-state.ts';
import styles from '../service/service.css?url';
import { Breadcrumbs } from '../shop/Breadcrumbs.tsx';
import { pageHead } from '../shop/seo/page-head.ts';
import { TextHead } from '../shop/TextHead.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords, wordsIn } from '../words.ts';
import { FindOrderForm } from './FindOrderForm.tsx';
import { type FindOrderAnswer, findOrderAction } from './find-order-action.ts';

// Its form carries the visitor's own token, so the page is not shared.
export const handle = { hydrate: false, shared: false, pageType: 'service' } satisfies RouteHandle;
export const headers = privateHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { page, viewer } = context.get(requestContext);
  const title = wordsIn(page.locale, 'pages')('findOrder.title');
  const steps = [
    { name: wordsIn(page.locale, 'frame')('nav.home'), href: linksFor(page).home() },
    { name: title, href: linksFor(page).findOrder() },
  ];
  const who = await viewer();
  const [{ headers, ...form }, captcha] = await Promise.all([
    formPageFor(request, context),
    captchaOf({ context, request, purpose: 'order' }),
  ]);
  const shown = { title, steps, captcha, isMember: who.kind === 'member' };
  return data({ ...shown, ...form, head: pageHead({ state: page, title }) }, { headers });
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, ended } = await readFormOrReply(request, context, url);
  return form ? findOrderAction(form, context, request) : ended;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** Where somebody who bought without an account finds their order by its number and email address. */
export default function FindOrder() {
  const { title, steps, token, logIn, captcha, isMember } = useLoaderData<typeof loader>();
  const answer: FindOrderAnswer | undefined = useActionData<typeof action>();
  const words = useWords('pages');
  return (
    <>
      <Stylesheet href={styles} />
      <Breadcrumbs steps={steps} />
      <TextHead title={title} summary={answer?.sentTo ? undefined : words('findOrder.about')}>
        <div className="service">
          <SessionEnded logIn={logIn} />
          {answer?.sentTo ? (
            <Sent email={answer.sentTo} />
          ) : (
            <FindOrderForm token={token} reply={answer?.reply} captcha={answer?.reply?.captcha ?? captcha} />
          )}
          <OtherWays isMember={isMember} />
        </div>
      </TextHead>
    </>
  );
}

function Sent({ email }: { email: string }) {
  const words = useWords('pages');
  const links = useLinks();
  return (
    <>
      <Notice tone="success" title={words('findOrder.sent')}>
        <p>{words('findOrder.sentText', { email })}</p>
      </Notice>
      <p>
        {words('findOrder.again')}{' '}
        <a className="link" href={links.findOrder()}>
          {words('findOrder.retry')}
        </a>
      </p>
    </>
  );
}

function OtherWays({ isMember }: { isMember: boolean }) {
  const words = useWords('pages');
  const links = useLinks();
  return (
    <>
      {isMember ? (
        <p>
          <a className="link" href={links.member('orders')}>
            {words('findOrder.member')}
          </a>
        </p>
      ) : (
        <p className="text-small text-muted">
          {words('findOrder.logIn')}{' '}
          <a className="link" href={links.member('login', links.member('orders'))}>
            {words('findOrder.logInLink')}
          </a>
        </p>
      )}
      <p className="text-small text-muted">
        {words('findOrder.lost')}{' '}
        <a className="link" href={links.contact()}>
          {words('findOrder.contact')}
        </a>
      </p>
    </>
  );
}
