import { viewSandboxPayment } from '@spindle/domain/payments/sandbox/view-sandbox-payment.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { readFields } from '../../forms/read-fields.ts';
import { usePageState } from '../../page-state.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords, wordsIn } from '../../words.ts';
import styles from '../checkout.css?url';
import { pageHead, privateHeaders } from '../page-head.ts';
import { TestCards } from '../TestCards.tsx';
import { useFreshAfterBack } from '../use-fresh-after-back.ts';
import { BankQuestion } from './BankQuestion.tsx';
import { CardFields } from './CardFields.tsx';
import { KeptCard } from './KeptCard.tsx';
import { payByCard } from './pay-by-card.ts';

export const handle = {
  pageType: 'sandbox-pay',
  counted: false,
  words: ['checkout', 'purchase'],
} satisfies RouteHandle;
/** The payment's id is in the path, so the next page must not learn this address. */
export const headers = privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, (locale) => wordsIn(locale, 'purchase')('sandbox.name'));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { config, checkout } = context.get(servicesContext);
  const { locale } = context.get(requestContext);
  if (config.payments.provider !== 'sandbox') throw await pageNotFound(context);
  const payment = await viewSandboxPayment(checkout, params.payment ?? '');
  if (!payment) throw await pageNotFound(context);
  if (payment.state === 'succeeded') throw redirectDocument(payment.returnUrl);
  // The provider knows only one address for a payment; the page in the buyer's language has another.
  const there = config.sites.find((site) => site.locale === payment.locale);
  if (there && there.locale !== locale) {
    throw redirectTo(context, there.origin + linksFor(there).sandboxPay(payment.id));
  }
  return {
    state: payment.state,
    amount: formatMoney(payment.amountMinor, payment.currency, locale),
    /** False if the card is only saved. */
    takesMoney: payment.kind !== 'setup',
    description: payment.description,
    keptCard: payment.kind === 'payment' ? payment.keptCard : undefined,
    cancelUrl: payment.cancelUrl,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { config, checkout } = context.get(servicesContext);
  const { page } = context.get(requestContext);
  if (config.payments.provider !== 'sandbox') throw await pageNotFound(context);
  const paymentId = params.payment ?? '';
  const paid = await payByCard(checkout, { paymentId, form: await readFields(request) });
  switch (paid.to) {
    case 'shop':
      return redirectDocument(paid.url);
    case 'bank':
      return redirectTo(context, linksFor(page).sandboxPay(paymentId));
    case 'nothing':
      throw await pageNotFound(context);
    case 'form':
      return data(paid.refusal, { status: paid.refusal.status });
  }
}

/** A refused card changes the payment's state too, so the page is read anew after every answer. */
export const shouldRevalidate = () => true;

/** The sandbox's stand-in for the card provider's page. It is not the shop's, and does not look like it. */
export default function SandboxPayScreen() {
  const { state, amount, takesMoney, description, keptCard, cancelUrl } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { shopName: shop } = usePageState();
  const words = useWords('purchase');
  const checkout = useWords('checkout');
  useFreshAfterBack();
  const title =
    state === 'authenticating'
      ? words(takesMoney ? 'sandbox.authenticationTitle' : 'sandbox.keepAuthenticationTitle')
      : state === 'expired'
        ? words('sandbox.endedTitle')
        : words(takesMoney ? 'sandbox.title' : 'sandbox.keep', { shop });
  return (
    <main id="main" className="sandbox">
      <Stylesheet href={styles} />
      <p className="sandbox-notice">
        <Icon name="alert" size={18} />
        <span>{words('sandbox.notice')}</span>
      </p>
      <div className="sandbox-sheet">
        <p className="sandbox-name">{words('sandbox.name')}</p>
        <h1>{title}</h1>
        {takesMoney && <p className="sandbox-amount price">{amount}</p>}
        <p className="sandbox-what">{description}</p>
        {state === 'open' && keptCard && <KeptCard amount={amount} lastFour={keptCard} />}
        {state === 'open' && <CardFields amount={takesMoney ? amount : undefined} refusal={refusal} />}
        {state === 'authenticating' && <BankQuestion amount={takesMoney ? amount : undefined} />}
        {state === 'expired' ? (
          <>
            <p>{words('sandbox.endedText')}</p>
            <ButtonLink href={cancelUrl}>{checkout('back')}</ButtonLink>
          </>
        ) : (
          <a className="sandbox-cancel" href={cancelUrl}>
            {words('sandbox.cancel')}
          </a>
        )}
      </div>
      {state === 'open' && <TestCards />}
    </main>
  );
}
