import { CURRENCIES, type Currency } from '@spindle/platform/currencies.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { findMembers } from '../accounts/find-members.ts';
import { findLicence } from '../licences/find-licence.ts';
import type { BilledSubscription, ProviderBilling } from '../payments/billing.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { saveCard } from '../payments/cards/save-card.ts';
import { smallestUnit } from '../pricing/coupon.ts';
import { subscriptionOfLicence } from '../subscriptions/subscription-of-licence.ts';
import { takeOver } from '../subscriptions/taking-over/take-over.ts';
import { findLicences, type NamedLicence } from './find-licences.ts';
import { type Batch, type Brought, type Importer, type Line, refused } from './importer.ts';
import { amount } from './lines/money.ts';
import { type SubscriptionLine, subscriptionLine } from './lines/subscription-line.ts';
import { selectSeenLines } from './queries.ts';

/** The result of asking Stripe about a line. */
type Prepared =
  | { ok: true; billed: BilledSubscription; term: Term; currency: Currency; renewalMinor: number }
  | { ok: false; problem: string };

/**
 * Subscriptions end at Stripe with the period that is paid there, and are charged by the shop from then on, never by both: the
 * shop takes one over only after Stripe has confirmed that it ends, and asks Stripe again before the first charge.
 */
export const subscriptions: Importer<SubscriptionLine, Prepared> = {
  kind: 'subscriptions',
  line: subscriptionLine,
  nameOf: ({ licence }) => licence,
  pastOf: () => ({}),
  // Each line asks Stripe up to twice.
  atOnce: 10,
  prepare,
  bring: bringSubscriptions,
};

async function prepare(batch: Batch, lines: readonly Line<SubscriptionLine>[]): Promise<Prepared[]> {
  const keys = lines.map(({ row }) => row.licence);
  const licences = await findLicences(batch, keys);
  const seen = new Set(
    (await selectSeenLines(batch.tx, 'subscriptions', { names: keys })).map(({ name }) => name),
  );
  const firsts = lines.map(({ row: { licence } }, at) => !seen.has(licence) && keys.indexOf(licence) === at);
  return Promise.all(
    lines.map(async ({ row, known }, at): Promise<Prepared> => {
      if (known !== undefined) return { ok: false, problem: 'is the shop’s by now: change it there' };
      const licence = licences.get(row.licence);
      const obstacle = firsts[at]
        ? await obstacleHere(batch, row, licence)
        : 'licence: has a subscription already';
      return obstacle === undefined ? prepareOne(batch, row, licence) : { ok: false, problem: obstacle };
    }),
  );
}

/** Why the shop can't take the subscription over. Checked first, so that nothing is changed at Stripe for such a line. */
async function obstacleHere(
  { tx }: Batch,
  { licence: key }: SubscriptionLine,
  licence: NamedLicence | undefined,
): Promise<string | undefined> {
  if (!licence) return `licence: there is none with the key ${key}`;
  if (licence.state === 'revoked' || licence.worksUntil === null) return 'licence: can’t be renewed';
  const has = licence.id !== undefined && (await subscriptionOfLicence(tx, licence.id));
  return has ? 'licence: has a subscription already' : undefined;
}

async function prepareOne(
  { billing, writes }: Batch,
  row: SubscriptionLine,
  licence: NamedLicence | undefined,
): Promise<Prepared> {
  if (!billing) return { ok: false, problem: 'Stripe is not set up in this shop' };
  const found = await billing.find(row.id);
  const first = judge(found, row, licence);
  if (!first.ok || !writes || first.billed.ends) return first;
  const ended = judge(await billing.end(row.id), row, licence);
  return ended.ok && !ended.billed.ends ? { ok: false, problem: 'could not be ended at Stripe' } : ended;
}

function judge(
  billed: BilledSubscription | undefined,
  row: SubscriptionLine,
  licence: NamedLicence | undefined,
): Prepared {
  const no = (problem: string) => ({ ok: false, problem }) as const;
  if (!billed) return no('Stripe has no such subscription');
  if (billed.status === 'unclear') return no('is not running at Stripe: a payment is open there, or a trial');
  // A subscription that an import has ended is taken over, even if that import was killed and runs again much later.
  if (billed.status === 'over' && !billed.endedHere) return no('is over at Stripe');
  if (billed.obstacle) return no(`${billed.obstacle} at Stripe`);
  const { term } = billed;
  if (!term || term !== licence?.licenceType)
    return no(`is charged at Stripe in other steps than its licence has: ${licence?.licenceType}`);
  const currency = CURRENCIES.find((known) => known === billed.currency);
  if (!currency) return no(`is charged in ${billed.currency}, which the shop does not sell in`);
  const renewalMinor = row.price === undefined ? billed.amountMinor : amount(row.price, currency);
  if (!renewalMinor)
    return no('price: can’t be told from Stripe, which adds tax or takes a discount off: say it in the line');
  // The shop writes yen in tens: it would say another price than it charges.
  if (renewalMinor % smallestUnit(currency) !== 0)
    return no(
      `price: ${renewalMinor} ${currency} is no price here, where yen are whole tens: say one in the line`,
    );
  return { ok: true, billed, term, currency, renewalMinor };
}

async function bringSubscriptions(
  { tx, writes, now, billing }: Batch,
  lines: readonly Line<SubscriptionLine>[],
  prepared: readonly Prepared[],
): Promise<Brought[]> {
  const brought: Brought[] = [];
  const licences = await findLicences(
    { tx, writes },
    lines.map(({ row }) => row.licence),
  );
  for (const [at, { row }] of lines.entries()) {
    const one = prepared[at];
    const id = licences.get(row.licence)?.id;
    if (!one?.ok) brought.push(refused(one?.problem ?? 'was lost'));
    else if (!writes || !billing || id === undefined)
      brought.push({ outcome: 'created', id: '', ...noteOf(one.billed) });
    else brought.push(await take(tx, { row, one, licenceId: id, provider: billing.provider, now }));
  }
  return brought;
}

async function take(
  tx: Batch['tx'],
  {
    row,
    one: { billed, ...agreed },
    licenceId,
    provider,
    now,
  }: {
    row: SubscriptionLine;
    one: Extract<Prepared, { ok: true }>;
    licenceId: string;
    provider: ProviderBilling['provider'];
    now: Date;
  },
): Promise<Brought> {
  const licence = await findLicence(tx, licenceId);
  const [member] = await findMembers(tx, licence ? [licence.memberId] : []);
  if (!member) return refused('licence: belongs to nobody');
  const { ok: _, ...price } = agreed;
  const { id: billedAs, periodStart, periodEnd, anchorAt, startedAt, ends, endedHere, card } = billed;
  const country = row.country ?? billed.country ?? member.country;
  const cancelled = ends && !endedHere;
  const period = { begunAt: startedAt, periodStart, periodEnd, anchorAt, cancelled };
  const of = { billedAs, licenceId, locale: member.locale, country, importedBusiness: row.business ?? null };
  const taken = await takeOver(tx, { ...of, ...price, ...period }, now);
  if (!taken.ok)
    return refused(
      taken.error === 'subscribed' ? 'licence: has a subscription already' : 'licence: can’t be renewed',
    );
  // A card that the member has given to the shop since then takes precedence.
  if (card && !(await findCard(tx, { memberId: member.id, provider })))
    await saveCard(tx, {
      ...card,
      ...{ memberId: member.id, provider, guestOrderId: null, savedAt: now, givenByMember: false },
    });
  return { outcome: 'created', id: taken.subscription.id, ...noteOf(billed) };
}

function noteOf({ card, ends, endedHere }: BilledSubscription): { note?: string } {
  if (ends && !endedHere) return { note: 'was cancelled: ends with its period' };
  return card ? {} : { note: 'has no card at Stripe: its member is asked for one' };
}
