import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { OffersOf } from '@spindle/domain/catalogue/offers-once.ts';
import { invoiceNumbers } from '@spindle/domain/invoices/invoice-numbers.ts';
import { importedOrdersOfMember } from '@spindle/domain/orders/imported/imported-orders-of-member.ts';
import type { OrderState } from '@spindle/domain/orders/order.ts';
import { ordersOfMember } from '@spindle/domain/orders/orders-of-member.ts';
import { pidsOfMember } from '@spindle/domain/orders/pids-of-member.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { formatPaid } from '@spindle/domain/pricing/format-paid.ts';
import { findSeller } from '@spindle/domain/seller/find-seller.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import { isMeant } from '../list-place.ts';
import { namedOffers } from '../named-offers.ts';

/** How many orders a page lists. */
const A_PAGE = 20;

/** An order in the list; date and amount are in the member's language. */
export interface OrderLabel {
  number: string;
  href: string;
  placed: string;
  /** The names of what was bought, as in a sentence. */
  products: string;
  total: string;
  state: OrderState;
  /** Its invoice; undefined if none was issued. */
  invoiceHref: string | undefined;
}

export interface OrderList {
  orders: OrderLabel[];
  /** What the member had bought in an earlier shop; only on the first page. */
  imported: Omit<OrderLabel, 'href' | 'invoiceHref'>[];
  /** The page with earlier orders. */
  olderHref: string | undefined;
  /** The list begins after a later order, so not with the newest one. */
  later: boolean;
  /** The text that was looked for; empty for all. */
  q: string;
}

/**
 * A page of the member's orders; undefined if `after` is not one of them.
 * @param q a product, or a part of a number: only matching orders
 */
export async function loadOrders(
  { db, offersOf }: { db: Db; offersOf: OffersOf },
  {
    memberId,
    locale,
    links,
    after,
    q = '',
    limit = A_PAGE,
  }: {
    memberId: string;
    locale: Locale;
    links: Links;
    after?: string | undefined;
    q?: string;
    limit?: number;
  },
): Promise<OrderList | undefined> {
  const like =
    q === ''
      ? undefined
      : { text: q, pids: await meantPids(await offersOf(await pidsOfMember(db, memberId)), { q, locale }) };
  const isFirst = after === undefined && q === '' && limit === A_PAGE;
  const [page, imported] = await Promise.all([
    ordersOfMember(db, { memberId, after, like, limit }),
    isFirst ? importedOrdersOfMember(db, { memberId }) : [],
  ]);
  if (!page) return undefined;
  const pids = [...page.orders, ...imported].flatMap(({ lines }) => lines.flatMap(({ pid }) => pid ?? []));
  const [offers, invoices, seller] = await Promise.all([
    offersOf(pids),
    invoiceNumbers(
      db,
      page.orders.map(({ id }) => id),
    ),
    findSeller(db),
  ]);
  const { nameOf } = namedOffers(offers, locale);
  const formatDay = dayFormatter(locale, seller?.timeZone);
  return {
    orders: page.orders.map((order) => {
      const invoice = invoices.get(order.id);
      return {
        number: order.number,
        href: links.memberOrder(order.number),
        placed: formatDay(order.placedAt),
        products: listFormat(locale).format(new Set(order.lines.map(nameOf))),
        total: formatPaid(order, locale),
        state: order.state,
        invoiceHref: invoice && links.invoice(invoice),
      };
    }),
    imported: imported.map(({ number, placedAt, lines, totalMinor, currency, state }) => ({
      // Only a day, without a time, as it was imported.
      ...{ number, state, placed: dayFormatter(locale)(placedAt) },
      products: listFormat(locale).format(new Set(lines.map(nameOf))),
      total: formatExactMoney(totalMinor, currency, locale),
    })),
    olderHref: page.next && links.ordersBefore(page.next, q || undefined),
    later: after !== undefined,
    q,
  };
}

/** Which products have a name that matches in the member's language. */
function meantPids(offers: readonly Offer[], { q, locale }: { q: string; locale: Locale }): string[] {
  const isFound = isMeant(q);
  return offers.filter((offer) => isFound(namesIn(offer, locale).name)).map(({ pid }) => pid);
}
