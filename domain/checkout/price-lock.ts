import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { prices } from '@spindle/platform/cookies/table.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import { z } from 'zod';
import type { PriceContext } from '../pricing/price-lines.ts';
import type { Wanted } from './build-checkout-link.ts';
import type { Quote } from './checkout.ts';
import type { CheckoutRequest } from './parse-checkout-link.ts';

/** How long a price that a buyer was shown holds for them. */
const LOCK_SECONDS = prices.seconds;
/** How far the clocks of two storefronts may differ. A price further in the future was shown before a clock was set back. */
const CLOCKS_DIFFER_SECONDS = 60;
/** How many baskets' prices a browser keeps: the latest ones. */
const MOST_LOCKS = 5;

export const PRICE_COOKIE = prices.name;

/** Two quotes with the same values are for the same basket. Contains the member, so that nobody gets another member's prices. */
export interface LockedBasket {
  request: Pick<CheckoutRequest, 'wanted' | 'coupon' | 'discount' | 'checkoutType'>;
  currency: Currency;
  memberId: string | undefined;
}

/** A price that was shown before: what it was calculated from. */
export interface PriceLock {
  at: Date;
  /** List prices by product and licence (`soldAs`), minor units. */
  lists: Readonly<Record<string, number>>;
  /** The percentage left to pay by each promotion that lowered something, by its key. */
  promotions: Readonly<Record<string, number>>;
  /** The same of the coupon; undefined where none did. */
  coupon?: number | undefined;
}

/** Key of a product and licence type, which together have a price. */
export const soldAs = ({ pid, licenceType }: Wanted): string => `${pid} ${licenceType}`;

const locksSchema = z.array(
  z.object({
    ...{ basket: z.string(), at: z.int(), lists: z.record(z.string(), z.int()) },
    // Cookies of an earlier version have no promotions.
    ...{ promotions: z.record(z.string(), z.int()).default({}), coupon: z.int().optional() },
  }),
);
type Locks = z.output<typeof locksSchema>;

/**
 * The locks of a basket in a browser's cookie: the member's own, and the one from before they logged in. Which reductions apply
 * is decided anew for the present visitor, so a guest's lock brings no more than public list prices and percentages.
 * @param accessKey `deriveKey(secret, 'checkout-access')`
 */
export function findPriceLocks(
  accessKey: Buffer,
  cookie: string | undefined,
  basket: LockedBasket,
  now: Date,
): PriceLock[] {
  const names = [nameOf(basket), nameOf({ ...basket, memberId: undefined })];
  return readLocks(accessKey, cookie, now)
    .filter((each) => names.includes(each.basket))
    .map(({ at, ...shown }) => ({ at: new Date(at * 1000), ...shown }));
}

/** The context with the percentages that were shown, whatever staff have changed since. The present caps apply. */
export function loweredAsShown(context: PriceContext, { promotions, coupon }: PriceLock): PriceContext {
  const given = context.coupon;
  return {
    ...context,
    promotions: context.promotions.map((each) => ({
      ...each,
      payPercent: promotions[each.key] ?? each.payPercent,
    })),
    coupon: given && {
      ...given,
      found: given.found && { ...given.found, payPercent: coupon ?? given.found.payPercent },
    },
  };
}

/** The cookie's value with this quote's price added, replacing an earlier one of the same basket. */
export function lockPrice(
  accessKey: Buffer,
  cookie: string | undefined,
  basket: LockedBasket,
  { lines, reductions }: Pick<Quote, 'lines' | 'reductions'>,
  now: Date,
): string {
  const lock = {
    basket: nameOf(basket),
    at: Math.floor(now.getTime() / 1000),
    lists: Object.fromEntries(lines.map((line) => [soldAs(line), line.listMinor])),
    promotions: Object.fromEntries(
      reductions.flatMap((step) => (step.kind === 'promotion' ? [[step.key, step.payPercent] as const] : [])),
    ),
    coupon: reductions.find(({ kind }) => kind === 'coupon')?.payPercent,
  };
  const others = readLocks(accessKey, cookie, now).filter((each) => each.basket !== lock.basket);
  const locks = Buffer.from(JSON.stringify([lock, ...others].slice(0, MOST_LOCKS))).toString('base64url');
  return `${locks}.${macOf(accessKey, locks)}`;
}

/** The `Set-Cookie` value for the price locks. */
export function priceCookie(value: string, scope: CookieScope): string {
  return cookieText(prices, value, scope);
}

function readLocks(accessKey: Buffer, cookie: string | undefined, now: Date): Locks {
  if (cookie === undefined) return [];
  const [locks = '', mac = ''] = cookie.split('.');
  const given = Buffer.from(mac);
  const expected = Buffer.from(macOf(accessKey, locks));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return [];
  const read = locksSchema.safeParse(JSON.parse(Buffer.from(locks, 'base64url').toString()));
  const seconds = now.getTime() / 1000;
  const holds = ({ at }: Locks[number]) =>
    at > seconds - LOCK_SECONDS && at <= seconds + CLOCKS_DIFFER_SECONDS;
  return read.success ? read.data.filter(holds) : [];
}

function macOf(accessKey: Buffer, locks: string): string {
  return createHmac('sha256', accessKey).update(`prices ${locks}`).digest('base64url');
}

function nameOf({ request, currency, memberId }: LockedBasket): string {
  const { wanted, coupon, discount, checkoutType } = request;
  const named = wanted.map(soldAs).toSorted();
  const parts = [named, coupon ?? discount ?? '', checkoutType ?? '', currency, memberId ?? ''];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
}
