import { buyerBy } from '@spindle/domain/checkout/checkout-access.ts';
import { linkPids } from '@spindle/domain/checkout/link-pids.ts';
import { PRICE_COOKIE, priceCookie } from '@spindle/domain/checkout/price-lock.ts';
import { parse } from 'hono/utils/cookie';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { answerOf } from '../../captcha/answer-of.ts';
import { anotherCaptcha, captchaAfter } from '../../captcha/captcha-of.ts';
import { drawPart } from '../../drawn/draw-part.tsx';
import { formTokenFor } from '../../forms/form-token.ts';
import { readFields } from '../../forms/read-fields.ts';
import { BoxOf } from '../../shop/BoxOf.tsx';
import { productLinks } from '../../shop/product-links.ts';
import { promotionTitles } from '../../shop/promotion-titles.ts';
import { Container } from '../../ui/Section.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { useWords, wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { checkoutLinkFields } from '../checkout-link-fields.ts';
import { pageHead, privateHeaders } from '../page-head.ts';
import { useStep } from '../track-step.ts';
import { useFreshAfterBack } from '../use-fresh-after-back.ts';
import { alreadyHad } from './already-had.ts';
import { BuyForm } from './BuyForm.tsx';
import { type BilledForm, billForm } from './bill-form.ts';
import { CheckoutProblem } from './CheckoutProblem.tsx';
import { checkoutTexts } from './checkout-texts.ts';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { type EmptyBasket, emptyBasket } from './empty-basket.ts';
import { LeftNotice } from './LeftNotice.tsx';
import { leftPayment } from './left-payment.ts';
import { NextSteps } from './NextSteps.tsx';
import { OwnedNotice } from './OwnedNotice.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { PurchaseSummary, TotalBar } from './PurchaseSummary.tsx';
import { type QuotePage, type QuoteProblem, quotePage } from './quote-page.ts';
import { type SaveAnswer, savedLess, saveForLater, wantsToSave } from './save-for-later.ts';
import { type BuyRefusal, submitCheckout } from './submit-checkout.ts';
import { summaryPicture } from './summary-picture.ts';
import { useBill } from './use-bill.ts';
import { wantsBill } from './wants-bill.ts';

export const handle = {
  pageType: 'checkout',
  captcha: true,
  words: ['checkout', 'offer'],
  product: (page?: QuotePage | QuoteProblem | EmptyBasket) => {
    if (page?.kind !== 'quote') return undefined;
    const [{ pid, product }] = page.lines;
    return { ...product, pid, shortName: product.name };
  },
} satisfies RouteHandle;
export const headers = privateHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageHead(matches, (locale) => {
    const words = wordsIn(locale, 'checkout');
    if (loaderData?.kind === 'empty') return words('empty.title');
    return loaderData?.kind === 'quote'
      ? titleOf(loaderData, words)
      : words(`problem.${loaderData?.error ?? 'unknown_product'}`);
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { checkout, clock, config, content, db, limits, log } = context.get(servicesContext);
  const { locale, country, ip, preview, viewer, page: state } = context.get(requestContext);
  const who = await viewer();
  const query = new URL(request.url).searchParams;
  const cookies = request.headers.get('cookie');
  if (linkPids(query).length === 0) return data(await emptyBasket(checkout, { cookies, locale }));
  const memberId = who.kind === 'member' ? who.memberId : undefined;
  const left = await leftPayment(checkout, { query, cookies, memberId });
  const readCookies = parse(cookies ?? '');
  const page = await quotePage(
    { ...checkout, limits },
    {
      ip,
      query,
      priceCookie: readCookies[PRICE_COOKIE],
      sameBuyer: buyerBy(checkout.accessKey, readCookies, memberId),
      locale,
      country,
      buyer: left?.buyer,
      blockedCountries: config.blockedCountries,
      member: who.kind === 'member' ? who : undefined,
      sessionEnded: who.kind === 'anonymous' && who.expired,
      supportEmail: config.supportEmail,
      promotionTitles: await promotionTitles(content, locale),
    },
  );
  const sold =
    page.kind === 'quote' ? { pid: page.lines[0].pid, slug: page.lines[0].product.slug } : page.product;
  const productHref = sold && (await productLinks(context, [sold]))[sold.pid]?.product;
  if (page.kind === 'problem') return data({ ...page, productHref }, { status: page.status });
  const texts = await checkoutTexts({ content, log }, { locale, draft: preview });
  // Several products are named, but not pictured.
  const [{ pid, product }, ...others] = page.lines;
  const isAlone = others.length === 0;
  const picture = isAlone
    ? await summaryPicture(
        { content, log },
        { pid, slug: product.slug },
        { locale, imageHosts: state.imageHosts },
      )
    : undefined;
  const box =
    isAlone && !picture
      ? drawPart(context, <BoxOf product={product} name={product.name} systems={[product.system]} />)
      : undefined;
  const had =
    memberId === undefined
      ? { owned: [], subscribed: [] }
      : await alreadyHad(
          { db, clock, content, log, providers: checkout.providers },
          { memberId, lines: page.lines, context: page.context, locale },
        );
  const { priceCookie: shown, context: _, ...quoted } = page;
  const held = shown && priceCookie(shown, config.cookies);
  // Only the cookie is needed, not the form token: it lets the tabs of a browser find each other before the first order
  // (`browserOf`).
  const { cookie: browser } = await formTokenFor(request, context);
  return data(
    { ...quoted, productHref, texts, picture, box, left, ...had, languages: config.locales },
    {
      headers: [held, browser].flatMap((cookie): [string, string][] =>
        cookie ? [['set-cookie', cookie]] : [],
      ),
    },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { accounts, config, checkout, limits } = context.get(servicesContext);
  const { locale, country, ip, viewer } = context.get(requestContext);
  const who = await viewer();
  const form = await readFields(request);
  const query = new URL(request.url).searchParams;
  const sent = {
    ...{ form, query, locale, country, ip },
    member: who.kind === 'member' ? who : undefined,
    cookie: request.headers.get('cookie'),
    cookies: config.cookies,
  };
  if (wantsBill(form)) return data((await billForm({ ...checkout, limits }, sent)) ?? null);
  if (wantsToSave(form)) {
    const { member, cookie } = sent;
    const asked = { context, request, purpose: 'basket' } as const;
    const another = await anotherCaptcha(asked, form);
    if (another) return data({ save: savedLess(another.reply) });
    const asker = { ip, cookieHeader: cookie ?? undefined, captcha: answerOf(form) };
    const basket = { form, query, member, locale, country };
    const save = await saveForLater({ ...checkout, ...accounts }, { ...basket, ...asker });
    if (!save.error) return data({ save });
    const captcha = await captchaAfter(asked, { error: save.error, account: save.email ?? '' });
    return data({ save: { ...save, captcha } }, { status: 422 });
  }
  const submitted = await submitCheckout({ ...checkout, limits }, sent);
  if (submitted.ok) {
    return redirectDocument(submitted.redirectUrl, { headers: { 'set-cookie': submitted.setCookie } });
  }
  const { refusal } = submitted;
  const billed = await billForm({ ...checkout, limits }, sent, refusal.said);
  return data({ refusal, billed }, { status: refusal.status });
}

export default function CheckoutScreen() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined;
  const billedNow =
    answer && 'refusal' in answer ? answer.billed : answer && 'bill' in answer ? answer : undefined;
  const save = answer && 'save' in answer ? answer.save : undefined;
  useStep('checkout_begin', page.kind === 'quote' ? page.lines.map(({ pid }) => pid) : []);
  useFreshAfterBack();
  if (page.kind === 'empty') {
    return (
      <CheckoutFrame>
        <EmptyCheckout recent={page.recent} />
      </CheckoutFrame>
    );
  }
  if (page.kind === 'problem') {
    return (
      <CheckoutFrame>
        <CheckoutProblem problem={page} productHref={page.productHref} />
      </CheckoutFrame>
    );
  }
  return <Checkout quoted={page} refusal={refusal} answered={billedNow} save={save} />;
}

function Checkout({
  quoted,
  refusal,
  answered,
  save,
}: {
  quoted: Extract<ReturnType<typeof useLoaderData<typeof loader>>, { kind: 'quote' }>;
  refusal: BuyRefusal | undefined;
  answered: BilledForm | undefined;
  save: SaveAnswer | undefined;
}) {
  const words = useWords('checkout');
  const { page, billed, bill } = useBill(quoted, answered);
  const { lines, productHref, texts } = page;
  const [{ product, replaces }, ...others] = lines;
  return (
    <CheckoutFrame
      back={
        productHref && others.length === 0
          ? { href: productHref, label: words('backTo', { name: product.name }) }
          : undefined
      }
    >
      <TotalBar page={page} />
      <Container className="checkout-columns">
        <div className="checkout-choice" data-line={product.productLine}>
          {texts && <p className="label">{texts.title}</p>}
          <h1 className="title">{unbroken(titleOf(page, words))}</h1>
          {page.left && !refusal && <LeftNotice left={page.left} />}
          {replaces && others.length === 0 && (
            <p className="checkout-lead">{words('buy.replaces', { old: replaces, name: product.name })}</p>
          )}
          <OwnedNotice owned={page.owned} subscribed={page.subscribed} />
          <PlanChoice lines={lines} />
        </div>
        <PurchaseSummary page={page} texts={texts} picture={page.picture} box={page.box} save={save} />
        <div className="checkout-buyer">
          <BuyForm
            page={page}
            left={page.left}
            refusal={refusal}
            billed={billed}
            onBill={bill}
            languages={page.languages}
          />
          <NextSteps page={page} texts={texts} />
          {texts && <p className="field-hint mt-4">{texts.legalText}</p>}
        </div>
      </Container>
    </CheckoutFrame>
  );
}

function titleOf(
  { lines, names }: Pick<QuotePage, 'lines' | 'names'>,
  words: ReturnType<typeof wordsIn<'checkout'>>,
): string {
  return lines.length > 1
    ? words('buy.titleMany', { count: lines.length })
    : words('buy.title', { name: names });
}

/** Plans, systems and coupons are read anew; nothing else on this page changes by itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  formData,
}: {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  formData?: FormData;
}) {
  if (formData && wantsBill(formData)) return false;
  const same =
    checkoutLinkFields(currentUrl.searchParams).toString() ===
    checkoutLinkFields(nextUrl.searchParams).toString();
  return formMethod !== undefined || !same;
}
