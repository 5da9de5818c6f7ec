import { type Licence, stateAt } from '@spindle/domain/licences/licence.ts';
import { goodUntil, type SavedCard } from '@spindle/domain/payments/cards/card.ts';
import type { ExportState } from '@spindle/domain/privacy/export.ts';
import type { OpenPayment } from '@spindle/domain/subscriptions/periods/open-payments-of.ts';
import type { PriceView } from '@spindle/domain/subscriptions/prices/view-price.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { goesOn } from '../my-products/goes-on.ts';

const DAY_MS = 86_400_000;
/** How long before its expiry or the renewal a new card is asked for, in ms. */
const CARD_MS = 60 * DAY_MS;
/** How long before a renewal it is announced, in ms. A month's renewal would otherwise be announced half of the time. */
const RENEWAL_MS = { '1M': 7 * DAY_MS, '1Y': 30 * DAY_MS };
/** How long before and after its end a licence is offered for renewal, in ms. */
const ENDING_MS = 14 * DAY_MS;
const ENDED_MS = 30 * DAY_MS;
/** Members with no more recovery codes than these are told to make new ones. */
const FEW_RECOVERY_CODES = 2;

/**
 * What the member centre knows about a member. Undefined means that it could not be read: nothing that depends on it is shown.
 */
export interface Standing {
  now: Date;
  licences: readonly Licence[] | undefined;
  /** By licence, how many seats are taken. */
  taken: ReadonlyMap<string, number> | undefined;
  subscriptions: readonly Subscription[] | undefined;
  /** The licences that a subscription keeps: the member's own, or that of somebody who gave them the licence. */
  kept: ReadonlySet<string> | undefined;
  payments: ReadonlyMap<string, Pick<OpenPayment, 'state' | 'orderId' | 'asksBank'>> | undefined;
  prices: ReadonlyMap<string, PriceView> | undefined;
  /** The card that renews a subscription, if there is one. */
  cardOf: ((subscription: Subscription) => SavedCard | undefined) | undefined;
  /** How many recovery codes a member with a second factor has left. */
  recoveryCodes: number | undefined;
  /** A new address that waits for its code. */
  pendingAddress: string | undefined;
  export: ExportState;
}

/** Something that waits for the member (`asks`), or that they may want to know. `at` is when it becomes important. */
export type Need = { asks: boolean } & (
  | {
      kind: 'bank' | 'payment';
      subscription: Subscription;
      orderId: string;
      /** The licence does not work until this is paid. */
      rests: boolean;
      at: Date | null;
    }
  | { kind: 'card'; subscriptions: readonly Subscription[]; card: SavedCard; at: Date }
  | { kind: 'no_card'; subscriptions: readonly Subscription[]; at: Date }
  | { kind: 'price'; subscription: Subscription; price: PriceView; at: Date }
  | { kind: 'ending' | 'ended'; licence: Licence; at: Date }
  | { kind: 'address'; email: string; at: null }
  | { kind: 'recovery_codes'; left: number; at: null }
  | { kind: 'renewal'; subscription: Subscription; at: Date }
  | { kind: 'seats'; licence: Licence; at: null }
  | { kind: 'export'; at: Date }
);

/** The most urgent kind first. */
const ORDER: readonly Need['kind'][] = [
  'bank',
  'payment',
  'card',
  'no_card',
  'price',
  'ending',
  'ended',
  'address',
  'recovery_codes',
  'renewal',
  'seats',
  'export',
];

/** What needs the member, the most urgent first; within a kind, the earliest first. */
export function findNeeds(standing: Standing): Need[] {
  const needs = [
    ...unpaidRenewals(standing),
    ...cards(standing),
    ...newPrices(standing),
    ...ends(standing),
    ...address(standing),
    ...fewRecoveryCodes(standing),
    ...renewals(standing),
    ...fullLicences(standing),
    ...readyExport(standing),
  ];
  const time = ({ at }: Need) => at?.getTime() ?? Number.POSITIVE_INFINITY;
  return needs.toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || (time(one) < time(other) ? -1 : 1),
  );
}

function unpaidRenewals({ subscriptions = [], payments, licences = [], now }: Standing): Need[] {
  return subscriptions.flatMap((subscription): Need[] => {
    const payment = payments?.get(subscription.id);
    if (payment?.state !== 'unpaid') return [];
    const kind = payment.asksBank ? 'bank' : 'payment';
    const { orderId } = payment;
    const licence = licences.find(({ id }) => id === subscription.licenceId);
    const rests = licence !== undefined && stateAt(licence, now) !== 'active';
    return [{ kind, asks: true, subscription, orderId, rests, at: subscription.dueAt }];
  });
}

/** Subscriptions that the shop itself renews next, by card. */
const renewing = ({ subscriptions = [], now }: Standing) =>
  subscriptions.filter(
    ({ state, billedAs, periodEnd }) => state === 'active' && !billedAs && periodEnd > now,
  );

/** Cards that expire before the next renewal, each once, and renewals without a card. */
function cards(standing: Standing): Need[] {
  const { now, cardOf } = standing;
  if (!cardOf) return [];
  const isNear = (at: Date) => at.getTime() - now.getTime() <= CARD_MS;
  const byCard = new Map<string, { card: SavedCard | undefined; subscriptions: Subscription[] }>();
  for (const subscription of renewing(standing)) {
    const card = cardOf(subscription);
    if (card ? goodUntil(card) > subscription.periodEnd : false) continue;
    if (!isNear(card && goodUntil(card) < subscription.periodEnd ? goodUntil(card) : subscription.periodEnd))
      continue;
    const key = card?.methodId ?? '';
    const found = byCard.get(key) ?? { card, subscriptions: [] };
    byCard.set(key, { card, subscriptions: [...found.subscriptions, subscription] });
  }
  return [...byCard.values()].map(({ card, subscriptions }): Need => {
    const at = new Date(Math.min(...subscriptions.map(({ periodEnd }) => periodEnd.getTime())));
    return card
      ? { kind: 'card', asks: true, subscriptions, card, at }
      : { kind: 'no_card', asks: true, subscriptions, at };
  });
}

function newPrices({ subscriptions = [], prices }: Standing): Need[] {
  return subscriptions.flatMap((subscription): Need[] => {
    const price = prices?.get(subscription.id);
    return price?.state === 'open'
      ? [{ kind: 'price', asks: true, subscription, price, at: price.from }]
      : [];
  });
}

/** Licences that end soon or have just ended, if neither a subscription nor another licence goes on in their place. */
function ends({ licences, kept, now }: Standing): Need[] {
  if (!licences || !kept) return [];
  return licences.flatMap((licence): Need[] => {
    const { id, state, worksUntil: at } = licence;
    if (!at || kept.has(id)) return [];
    const left = at.getTime() - now.getTime();
    const kind =
      state === 'active' && left <= ENDING_MS
        ? 'ending'
        : state === 'expired' && -left <= ENDED_MS
          ? 'ended'
          : undefined;
    return kind && !goesOn(licence, licences) ? [{ kind, asks: true, licence, at }] : [];
  });
}

function address({ pendingAddress: email }: Standing): Need[] {
  return email === undefined ? [] : [{ kind: 'address', asks: true, email, at: null }];
}

function fewRecoveryCodes({ recoveryCodes: left }: Standing): Need[] {
  if (left === undefined || left > FEW_RECOVERY_CODES) return [];
  return [{ kind: 'recovery_codes', asks: true, left, at: null }];
}

/** Coming renewals about which nothing else is shown: neither about their card nor about their price. */
function renewals(standing: Standing): Need[] {
  const { now, prices, cardOf } = standing;
  if (!prices || !cardOf) return [];
  const withCard = new Set(
    cards(standing).flatMap((need) =>
      'subscriptions' in need ? need.subscriptions.map(({ id }) => id) : [],
    ),
  );
  return renewing(standing)
    .filter(({ id }) => !withCard.has(id) && prices.get(id)?.state !== 'open')
    .filter(({ term, periodEnd }) => periodEnd.getTime() - now.getTime() <= RENEWAL_MS[term])
    .map((subscription) => ({ kind: 'renewal', asks: false, subscription, at: subscription.periodEnd }));
}

/** Full licences. A licence for one computer is full as soon as it is used, so only those for several count. */
function fullLicences({ licences = [], taken }: Standing): Need[] {
  return licences
    .filter(({ id, state, seats }) => state === 'active' && seats > 1 && (taken?.get(id) ?? 0) >= seats)
    .map((licence) => ({ kind: 'seats', asks: false, licence, at: null }));
}

function readyExport({ export: asked }: Standing): Need[] {
  return asked.kind === 'ready' ? [{ kind: 'export', asks: false, at: asked.until }] : [];
}
