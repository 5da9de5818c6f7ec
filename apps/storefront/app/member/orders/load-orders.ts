import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { formatPaid } from '@spindle/domain/checkout/format-paid.ts';
import { importedOrdersOfMember } from '@spindle/domain/orders/imported/imported-orders-of-member.ts';
import type { OrderState } from '@spindle/domain/orders/order.ts';
import { ordersOfMember } from '@spindle/domain/orders/orders-of-member.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';

/** How many orders are listed at once. */
const A_PAGE = 20;

/** An order in the list; date and amount are in the member's language. */
export interface OrderLabel {
  number: string;
  href: string;
  placed: string;
  /** What was bought, as a sentence lists it. */
  products: string;
  total: string;
  state: OrderState;
}

export interface OrderList {
  orders: OrderLabel[];
  /** What the member had bought in the shop before this one; on the first page. */
  imported: Omit<OrderLabel, 'href'>[];
  /** The orders before these. */
  olderHref: string | undefined;
  /** The list begins with a later order than the newest. */
  later: boolean;
}

/** A page of the member's orders; undefined where `after` is none of them. */
export async function loadOrders(
  db: Db,
  {
    memberId,
    locale,
    links,
    after,
  }: { memberId: string; locale: Locale; links: Links; after: string | undefined },
): Promise<OrderList | undefined> {
  const page = await ordersOfMember(db, { memberId, after, limit: A_PAGE });
  if (!page) return undefined;
  const imported = after === undefined ? await importedOrdersOfMember(db, { memberId }) : [];
  const pids = [...page.orders, ...imported].flatMap(({ lines }) => lines.flatMap(({ pid }) => pid ?? []));
  const offers = new Map((await findOffers(db, pids)).map((offer) => [offer.pid, offer]));
  const formatDay = dayFormatter(locale);
  const nameOf = ({ pid, productName }: { pid: string | null; productName: string }) => {
    const offer = pid === null ? undefined : offers.get(pid);
    return offer ? namesIn(offer, locale).name : productName;
  };
  return {
    orders: page.orders.map((order) => ({
      number: order.number,
      href: links.memberOrder(order.number),
      placed: formatDay(order.placedAt),
      products: listFormat(locale).format(new Set(order.lines.map(nameOf))),
      total: formatPaid(order, locale),
      state: order.state,
    })),
    imported: imported.map(({ number, placedAt, lines, totalMinor, currency, state }) => ({
      ...{ number, state, placed: formatDay(placedAt) },
      products: listFormat(locale).format(new Set(lines.map(nameOf))),
      total: formatExactMoney(totalMinor, currency, locale),
    })),
    olderHref: page.next && links.ordersBefore(page.next),
    later: after !== undefined,
  };
}
