import { expect, test } from 'vitest';
import { findNeeds, type Standing } from './find-needs.ts';

const now = new Date('2026-11-22T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

type Licence = NonNullable<Standing['licences']>[number];
type Subscription = NonNullable<Standing['subscriptions']>[number];

const licence = (change: Partial<Licence> = {}): Licence => ({
  ...{
    id: 'licence',
    key: 'K',
    orderId: null,
    memberId: 'kei',
    pid: '643',
    productName: 'DVD Ripper',
    alsoOpens: [],
  },
  ...{ licenceType: '1Y', state: 'active', seats: 1, issuedAt: days(-300), worksUntil: days(100) },
  updatesUntil: null,
  ...change,
});
const subscription = (change: Partial<Subscription> = {}): Subscription =>
  ({
    ...{ id: 'subscription', licenceId: 'licence', state: 'active', term: '1Y', billedAs: null, dueAt: null },
    ...{ guestOrderId: null, periodEnd: days(200), productName: 'DVD Ripper', nextTerm: null },
    ...change,
  }) as Subscription;
const card = (expMonth: number, expYear = 2026) =>
  ({ methodId: `card-${expMonth}-${expYear}`, brand: 'visa', lastFour: '4242', expMonth, expYear }) as never;

const nothing: Standing = {
  ...{ now, licences: [], taken: new Map() },
  ...{
    subscriptions: [],
    kept: new Set(),
    payments: new Map(),
    prices: new Map(),
    cardOf: () => card(12, 2034),
  },
  ...{ pendingAddress: undefined, recoveryCodes: undefined, export: { kind: 'none' } },
};
const kinds = (standing: Partial<Standing>) =>
  findNeeds({ ...nothing, ...standing }).map(({ kind, asks }) => (asks ? kind : `(${kind})`));

test('who has nothing, and whose things all run, is asked for nothing', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ licences: [licence()], subscriptions: [subscription()] })).toEqual([]);
});

test('a payment that failed comes before all else, and says whether the bank asks', () => {
  const subscriptions = [subscription({ state: 'past_due', periodEnd: days(-2) })];
  const payments = (asksBank: boolean, state: 'unpaid' | 'review' | 'refused' = 'unpaid') =>
    new Map([['subscription', { orderId: 'order', state, asksBank }]]);
  const licences = [licence({ id: 'other', pid: '1', worksUntil: days(3) })];
  expect(kinds({ subscriptions, licences, payments: payments(false) })).toEqual(['payment', 'ending']);
  expect(kinds({ subscriptions, licences, payments: payments(true) })).toEqual(['bank', 'ending']);
  const rests = (worksUntil: Date) =>
    findNeeds({
      ...{ ...nothing, subscriptions, payments: payments(false) },
      licences: [licence({ id: subscription().licenceId, worksUntil })],
    })[0];
  expect(rests(days(19))).toMatchObject({ kind: 'payment', rests: false });
  expect(rests(days(-1))).toMatchObject({ kind: 'payment', rests: true });
  // Nobody must pay what staff are checking or have refused.
  expect(kinds({ subscriptions, payments: payments(false, 'review') })).toEqual([]);
  expect(kinds({ subscriptions, payments: payments(false, 'refused') })).toEqual([]);
});

test('a card is asked for anew where it ends before the next renewal, once for all that it pays', () => {
  const two = [subscription({ periodEnd: days(50) }), subscription({ id: 'two', periodEnd: days(55) })];
  expect(kinds({ subscriptions: two, cardOf: () => card(12) })).toEqual(['card']);
  // A card is valid until the last day of its month.
  expect(
    kinds({
      subscriptions: [subscription({ periodEnd: new Date('2026-12-31T23:00:00Z') })],
      cardOf: () => card(12),
    }),
  ).toEqual([]);
  // A year is long: nobody is asked in spring about a charge in winter.
  const late = [subscription({ periodEnd: days(300) })];
  expect(kinds({ subscriptions: late, cardOf: () => card(6, 2027) })).toEqual([]);
  expect(kinds({ subscriptions: late, cardOf: () => card(12) })).toEqual(['card']);
});

test('a renewal without a card is asked for; one that another system charges is not', () => {
  const soon = subscription({ periodEnd: days(20) });
  expect(kinds({ subscriptions: [soon], cardOf: () => undefined })).toEqual(['no_card']);
  expect(kinds({ subscriptions: [{ ...soon, billedAs: 'sub_1' }], cardOf: () => undefined })).toEqual([]);
});

test('a renewal is told of a month before a year’s, a week before a month’s, and once', () => {
  const at = (count: number, term: '1M' | '1Y') =>
    kinds({ subscriptions: [subscription({ term, periodEnd: days(count) })] });
  expect(at(30, '1Y')).toEqual(['(renewal)']);
  expect(at(31, '1Y')).toEqual([]);
  expect(at(7, '1M')).toEqual(['(renewal)']);
  expect(at(8, '1M')).toEqual([]);
  const soon = [subscription({ periodEnd: days(7) })];
  expect(kinds({ subscriptions: soon, cardOf: () => card(10) })).toEqual(['card']);
  const price = (state: string) => new Map([['subscription', { state, from: days(7) } as never]]);
  expect(kinds({ subscriptions: soon, prices: price('open') })).toEqual(['price']);
  expect(kinds({ subscriptions: soon, prices: price('agreed') })).toEqual(['(renewal)']);
});

test.each(['cancelling', 'paused', 'ended'] as const)('one that is %s is not told of', (state) => {
  const subscriptions = [subscription({ state, periodEnd: days(3) })];
  expect(kinds({ subscriptions, cardOf: () => undefined })).toEqual([]);
});

test('a licence is offered for renewal a fortnight before its end and a month after it', () => {
  const at = (count: number, state: Licence['state']) =>
    kinds({ licences: [licence({ worksUntil: days(count), state })] });
  expect(at(14, 'active')).toEqual(['ending']);
  expect(at(15, 'active')).toEqual([]);
  expect(at(-30, 'expired')).toEqual(['ended']);
  expect(at(-31, 'expired')).toEqual([]);
  expect(at(-1, 'revoked')).toEqual([]);
});

test('nobody is asked to renew what goes on: by its subscription, or as another licence', () => {
  const over = licence({ worksUntil: days(-1), state: 'expired' });
  // No matter who pays for it.
  expect(kinds({ licences: [over], kept: new Set(['licence']) })).toEqual([]);
  expect(kinds({ licences: [over], subscriptions: [subscription({ state: 'ended' })] })).toEqual(['ended']);
  const next = licence({ id: 'next', worksUntil: null });
  expect(kinds({ licences: [over, next] })).toEqual([]);
  expect(kinds({ licences: [over, { ...next, state: 'revoked' }] })).toEqual(['ended']);
  expect(
    kinds({
      licences: [
        { ...over, pid: '712' },
        { ...next, pid: '62037' },
      ],
    }),
  ).toEqual([]);
  // Two licences that end on the same day must not hide each other.
  const twin = licence({ worksUntil: days(3) });
  expect(kinds({ licences: [twin, { ...twin, id: 'twin' }] })).toEqual(['ending', 'ending']);
});

test('full seats are told of where there are several', () => {
  const taken = new Map([['licence', 5]]);
  expect(kinds({ licences: [licence({ seats: 5 })], taken })).toEqual(['(seats)']);
  expect(kinds({ licences: [licence({ seats: 6 })], taken })).toEqual([]);
  expect(kinds({ licences: [licence()], taken: new Map([['licence', 1]]) })).toEqual([]);
});

test('an address that waits for its code, and an export that is ready', () => {
  expect(kinds({ pendingAddress: 'new@example.test', export: { kind: 'ready', until: days(7) } })).toEqual([
    'address',
    '(export)',
  ]);
  expect(kinds({ export: { kind: 'waits' } })).toEqual([]);
});

test('of one kind, what comes first stands first', () => {
  const needs = findNeeds({
    ...nothing,
    licences: [
      licence({ id: 'late', worksUntil: days(9) }),
      licence({ id: 'soon', pid: '1', worksUntil: days(2) }),
    ],
  });
  expect(needs.map((need) => 'licence' in need && need.licence.id)).toEqual(['soon', 'late']);
});

test('what could not be read hides nothing else, and nothing is said that depends on it', () => {
  const payments = new Map([['late', { orderId: 'order', state: 'unpaid' as const, asksBank: true }]]);
  const all: Partial<Standing> = {
    ...{ licences: [licence({ seats: 2, worksUntil: days(3) })], taken: new Map([['licence', 2]]), payments },
    subscriptions: [
      subscription({ id: 'late', licenceId: 'x', state: 'past_due', periodEnd: days(-2) }),
      subscription({ id: 'soon', licenceId: 'y', periodEnd: days(7) }),
    ],
  };
  expect(kinds(all)).toEqual(['bank', 'ending', '(renewal)', '(seats)']);
  expect(kinds({ ...all, taken: undefined })).toEqual(['bank', 'ending', '(renewal)']);
  expect(kinds({ ...all, payments: undefined })).toEqual(['ending', '(renewal)', '(seats)']);
  // The renewal may lack a card, or have another price.
  expect(kinds({ ...all, cardOf: undefined })).toEqual(['bank', 'ending', '(seats)']);
  expect(kinds({ ...all, prices: undefined })).toEqual(['bank', 'ending', '(seats)']);
  expect(kinds({ ...all, licences: undefined })).toEqual(['bank', '(renewal)']);
  // A licence that ends may have a subscription.
  expect(kinds({ ...all, kept: undefined })).toEqual(['bank', '(renewal)', '(seats)']);
  expect(kinds({ ...all, subscriptions: undefined })).toEqual(['ending', '(seats)']);
});

test('who has a second factor is told when recovery codes run out, and nobody else', () => {
  expect(kinds({ recoveryCodes: 3 })).toEqual([]);
  expect(kinds({ recoveryCodes: 2 })).toEqual(['recovery_codes']);
  expect(kinds({ recoveryCodes: 0 })).toEqual(['recovery_codes']);
});
