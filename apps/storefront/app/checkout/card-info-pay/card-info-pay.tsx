import { linkOfRequest } from '@spindle/domain/checkout/link-of-request.ts';
import { parseCheckoutLink } from '@spindle/domain/checkout/parse-checkout-link.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { loadPart } from '../../shop/load-part.ts';
import { Container } from '../../ui/Section.tsx';
import { SpecSheet } from '../../ui/SpecSheet.tsx';
import { useWords, wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { pageHead } from '../page-head.ts';
import { TestCards } from '../TestCards.tsx';

export const handle = { pageType: 'card-info-pay', words: ['checkout', 'purchase'] } satisfies RouteHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageHead(
    matches,
    (locale) => loaderData?.title ?? wordsIn(locale, 'purchase')('cards.title'),
    loaderData?.page?.seo,
  );

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = context.get(servicesContext);
  const { locale, page } = context.get(requestContext);
  const asked = parseCheckoutLink(new URL(request.url).searchParams);
  const words = wordsIn(locale, 'purchase');
  // Without its blocks, whose code would be loaded with this page of the checkout.
  const said = await loadPart(context, 'page-services', { slug: 'card-info-pay' });
  return {
    page: said && { seo: said.seo },
    title: said?.title ?? words('cards.title'),
    lead: said?.summary ?? words('cards.lead'),
    supportEmail: config.supportEmail,
    currency: currencyOf(locale),
    testCardsOnly: config.payments.provider === 'sandbox',
    /** The purchase that the visitor came from. */
    purchase: asked.ok ? linksFor(page).checkoutOf(linkOfRequest(asked.request)) : undefined,
  };
}

/** What a buyer wants to know about paying by card, before or after. */
export default function CardInfoScreen() {
  const { title, lead, supportEmail, currency, testCardsOnly, purchase } = useLoaderData<typeof loader>();
  const words = useWords('purchase');
  const rows = [
    [words('cards.which'), words(testCardsOnly ? 'cards.whichSandbox' : 'cards.whichText')],
    [words('cards.where'), words(testCardsOnly ? 'cards.whereSandbox' : 'cards.whereText')],
    [
      words('cards.currency'),
      words('cards.currencyText', { currency: words(`cards.currencies.${currency}`) }),
    ],
    [words('cards.statement'), words(testCardsOnly ? 'cards.statementSandbox' : 'cards.statementText')],
    [words('cards.confirm'), words('cards.confirmText')],
    [words('cards.declined'), words('cards.declinedText')],
    [words('cards.renewal'), words('cards.renewalText')],
    [words('cards.help'), words('cards.helpText', { email: supportEmail })],
  ];
  return (
    <CheckoutFrame back={purchase ? { href: purchase, label: words('backToPurchase') } : undefined}>
      <Container className="checkout-sheet">
        <h1 className="title">{title}</h1>
        <p className="checkout-lead">{lead}</p>
        <SpecSheet className="checkout-facts" rows={rows.map(([label, value]) => ({ label, value }))} />
        {testCardsOnly && <TestCards />}
      </Container>
    </CheckoutFrame>
  );
}
