import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  refuse,
  written,
  type z,
} from '../backend-api/envelope.ts';
import { issueFormCookie } from '../backend-api/form-token.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { formatMoney } from '../pricing/format-money.ts';
import { billBasket } from './bill-basket.ts';
import { readBuyer } from './buyer.ts';
import type { QuotedLine } from './checkout.ts';
import { buyerBy, checkoutCookie, checkoutCookieName, newFormToken } from './checkout-access.ts';
import { askingCountry, asksForConsents, CONSENTS } from './consents.ts';
import type { CheckoutDeps } from './deps.ts';
import { quoteErrors, startErrors, viewErrors } from './errors.ts';
import {
  analyticsRoute,
  type answeredSum,
  cardRoute,
  paymentRoute,
  type quotedLine,
  quoteRoute,
  startRoute,
} from './http-routes.ts';
import { PRICE_COOKIE, priceCookie } from './price-lock.ts';
import { quoteForVisitor } from './quote-for-visitor.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startForVisitor } from './start-for-visitor.ts';
import type { ChangedBill } from './start-input.ts';
import { type CheckoutProof, viewCheckout } from './view-checkout.ts';

export type CheckoutHttpDeps = CheckoutDeps & { limits: Limits };

/** The checkout's calls. */
export function checkoutHttp(deps: CheckoutHttpDeps) {
  const app = backendRouter();
  const ok = <Data>(c: Context<BackendEnv>, data: Data) =>
    c.json({ cscode: 0 as const, msg: '' as const, data }, 200);

  app.openapi(quoteRoute, async (c) => {
    const member = c.var.viewer.kind === 'member' ? c.var.viewer : undefined;
    const quoted = await quoteForVisitor(deps, {
      ip: c.var.ip,
      query: new URL(c.req.url).searchParams,
      locale: c.var.locale,
      country: c.var.country,
      blockedCountries: deps.blockedCountries,
      member,
      priceCookie: getCookie(c, PRICE_COOKIE),
      sameBuyer: buyerBy(deps.accessKey, getCookie(c), member?.memberId),
    });
    if (!quoted.ok && quoted.error === 'too_many_requests') {
      return refuse(c, commonErrors, quoted.error, quoted.retryAfterSeconds);
    }
    if (!quoted.ok) return refuse(c, quoteErrors, quoted.error);
    const { quote } = quoted;
    if (quoted.priceCookie) {
      c.header('set-cookie', priceCookie(quoted.priceCookie, deps.cookies), { append: true });
    }
    const { cookie: browser } = issueFormCookie(c.req.raw.headers, deps.cookies);
    if (browser) c.header('set-cookie', browser, { append: true });
    const { coupon } = quote;
    const asked = readBuyer({ country: c.req.valid('query').country }, c.var.country);
    if (!asked.ok) return refuse(c, startErrors, asked.error);
    const bill = await billBasket(deps.db, quote, asked.buyer, deps.clock.now());
    const lines = quote.lines.map(answeredLine);
    const { pid, requested_pid, product_name, licence_type } = answeredLine(quote.lines[0]);
    return ok(c, {
      ...{ pid, requested_pid, product_name, licence_type },
      lines,
      list_minor: quote.listMinor,
      discount_minor: quote.discountMinor,
      ...answeredBill({ ...bill, currency: quote.currency }, c.var.locale),
      coupon: coupon ? { code: coupon.code, problem: coupon.problem ?? null } : null,
      consents: asksForConsents(askingCountry(asked.buyer)) ? [...CONSENTS] : [],
      form_token: newFormToken(),
    });
  });

  app.openapi(startRoute, async (c) => {
    const { form_token, email, method, shown_total, again, ...sent } = written(c);
    const { consent_delivery, consent_withdrawal, gift_email, gift_locale, ...others } = sent;
    const { country, company, address, vat_id, told_vat_id, ...rest } = others;
    const { viewer } = c.var;
    const member = viewer.kind === 'member' ? viewer : undefined;
    const { checkoutIds, browser } = buyerBy(deps.accessKey, getCookie(c), member?.memberId);
    const started = await startForVisitor(deps, {
      ip: c.var.ip,
      query: new URLSearchParams(
        Object.entries(rest).filter((field): field is [string, string] => typeof field[1] === 'string'),
      ),
      formToken: form_token,
      email,
      member,
      checkoutIds,
      browser,
      again: again === '1',
      method,
      priceCookie: getCookie(c, PRICE_COOKIE),
      consents: [
        ...(consent_delivery === '1' ? (['delivery'] as const) : []),
        ...(consent_withdrawal === '1' ? (['withdrawal'] as const) : []),
      ],
      shownTotalMinor: shown_total,
      gift: { email: gift_email, locale: gift_locale },
      locale: c.var.locale,
      country: c.var.country,
      buyer: { country, company, address, vatId: vat_id },
      toldVatId: told_vat_id,
    });
    if (!started.ok && started.error === 'too_many_requests') {
      return refuse(c, commonErrors, started.error, started.retryAfterSeconds);
    }
    if (!started.ok) {
      const bill = started.error === 'price_changed' ? started.bill : undefined;
      const told = bill && answeredBill(bill, c.var.locale);
      return refuse(c, startErrors, started.error, undefined, told);
    }
    const cookie = checkoutCookie(started.checkoutId, started.secret, deps.cookies);
    c.header('set-cookie', cookie, { append: true });
    return ok(c, {
      checkout: started.checkoutId,
      order_number: started.orderNumber,
      redirect_url: started.redirectUrl,
    });
  });

  app.openapi(paymentRoute, async (c) => {
    const { checkout: checkoutId } = c.req.valid('query');
    const proof = proofOf(c, checkoutId);
    const allowed = await viewCheckout(deps, { checkoutId, proof });
    if (!allowed.ok) return refuse(c, viewErrors, allowed.error);
    if (allowed.view.state === 'pending') await settleCheckout(deps, { checkoutId });
    const viewed = await viewCheckout(deps, { checkoutId, proof });
    if (!viewed.ok) return refuse(c, viewErrors, viewed.error);
    return ok(c, {
      order_state: viewed.view.state,
      payment_state: viewed.view.payment?.state ?? null,
      redirect_url: viewed.view.payment?.redirectUrl ?? null,
    });
  });

  app.openapi(cardRoute, async (c) => {
    const { checkout: checkoutId } = c.req.valid('query');
    const viewed = await viewCheckout(deps, { checkoutId, proof: proofOf(c, checkoutId) });
    if (!viewed.ok) return refuse(c, viewErrors, viewed.error);
    const { viewer } = c.var;
    const [{ name: provider }] = deps.providers;
    const kept =
      viewer.kind === 'member' ? await findCard(deps.db, { memberId: viewer.memberId, provider }) : undefined;
    const card = kept?.givenByMember ? kept : undefined;
    return ok(c, {
      card: card
        ? { brand: card.brand, last_four: card.lastFour, exp_month: card.expMonth, exp_year: card.expYear }
        : null,
    });
  });

  app.openapi(analyticsRoute, async (c) => {
    const { checkout: checkoutId } = c.req.valid('query');
    const viewed = await viewCheckout(deps, { checkoutId, proof: proofOf(c, checkoutId) });
    if (!viewed.ok) return refuse(c, viewErrors, viewed.error);
    const { order, lines, state } = viewed.view;
    return ok(c, {
      order_number: order.number,
      order_state: state,
      currency: order.currency,
      total_minor: order.totalMinor,
      coupon: order.couponCode,
      lines: lines.map((line) => ({
        pid: line.pid,
        product_name: line.productName,
        licence_type: line.licenceType,
        quantity: line.quantity,
        total_minor: line.totalMinor,
      })),
    });
  });

  return app;
}

function proofOf(c: Context<BackendEnv>, checkoutId: string): CheckoutProof {
  const { viewer } = c.var;
  return {
    secret: getCookie(c, checkoutCookieName(checkoutId)),
    memberId: viewer.kind === 'member' ? viewer.memberId : undefined,
  };
}

function answeredBill(
  { currency, totalMinor, tax, taxMinor }: ChangedBill,
  locale: Locale,
): z.infer<typeof answeredSum> {
  return {
    ...{ currency, total_minor: totalMinor, total: formatMoney(totalMinor, currency, locale) },
    tax: { country: tax.country, scheme: tax.scheme, percent: tax.rateBp / 100, tax_minor: taxMinor },
  };
}

function answeredLine(line: QuotedLine): z.infer<typeof quotedLine> {
  return {
    pid: line.pid,
    requested_pid: line.requestedPid,
    product_name: line.product.name,
    licence_type: line.licenceType,
    list_minor: line.listMinor,
    discount_minor: line.discountMinor,
    total_minor: line.totalMinor,
  };
}
