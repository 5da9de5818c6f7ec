import { findPendingAddress } from '@spindle/domain/accounts/address/find-pending-address.ts';
import { recoveryCodesLeft } from '@spindle/domain/accounts/two-factor/recovery-codes-left.ts';
import { takenSeats } from '@spindle/domain/licences/activation/taken-seats.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import type { SavedCard } from '@spindle/domain/payments/cards/card.ts';
import { findCard } from '@spindle/domain/payments/cards/find-card.ts';
import type { PriceVisitor } from '@spindle/domain/pricing/best-prices.ts';
import { readPrivacy } from '@spindle/domain/privacy/read-privacy.ts';
import { type OpenPayment, openPaymentsOf } from '@spindle/domain/subscriptions/periods/open-payments-of.ts';
import { type OpenPeriods, openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { newPricesOf } from '@spindle/domain/subscriptions/prices/view-price.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { subscriptionsOfLicences } from '@spindle/domain/subscriptions/subscriptions-of-licences.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import { byUse } from '../my-products/by-use.ts';
import { type LabelDeps, type LicenceLabel, labelLicences } from '../my-products/label-licences.ts';
import { loadOrders, type OrderLabel } from '../orders/load-orders.ts';
import { findNeeds, type Standing } from './find-needs.ts';
import { type ShownNeed, showNeeds } from './show-needs.ts';

/** How many licences the overview shows. */
const LICENCES_SHOWN = 5;

/** A part of the overview; undefined if it could not be loaded. */
export type Part<Data> = Data | undefined;

export interface OverviewData {
  needs: Part<FoundNeeds>;
  products: Part<{ licences: LicenceLabel[]; total: number }>;
  orders: Part<{ last: OrderLabel | undefined }>;
}

/** What was found that needs the member. */
export interface FoundNeeds {
  shown: ShownNeed[];
  /** There may be more, as something could not be read. */
  isPartly: boolean;
}

type Whose = { memberId: string; visitor: PriceVisitor; locale: Locale; links: Links };

/** What several parts need. It is read once; every part that needs it fails with it. */
interface Read {
  licences: Promise<readonly Licence[]>;
  /** Running ones of these licences: the member's own, and those of who gave them the licence. */
  keeping: Promise<readonly Subscription[]>;
  /** All of the member's own. */
  subscriptions: Promise<readonly Subscription[]>;
  /** Of the member's own, the open periods and the state of their payments. */
  open: Promise<OpenPeriods>;
  payments: Promise<ReadonlyMap<string, OpenPayment>>;
}

/**
 * What needs the member, and what they have. If a part fails, the others are still shown, and it says so; if all fail,
 * the page fails (spec §8).
 * @param licences the member's
 */
export async function loadOverview(
  deps: LabelDeps,
  whose: Whose,
  licences: Promise<readonly Licence[]>,
): Promise<OverviewData> {
  const failures: unknown[] = [];
  const part = async <Data>(name: string, load: () => Promise<Data>): Promise<Part<Data>> => {
    try {
      return await load();
    } catch (error) {
      if (isDatabaseOutage(error)) throw error;
      // One failed query may be that of several parts.
      if (!failures.includes(error))
        deps.log.error({ err: error, part: name }, 'a part of the overview could not be loaded');
      failures.push(error);
      return undefined;
    }
  };
  const read = readShared(deps.db, whose.memberId, licences);
  const [needs, products, orders] = await Promise.all([
    loadNeeds(deps, whose, { read, part }),
    part('products', () => loadProducts(deps, whose, read)),
    part('orders', () => loadLastOrder(deps, whose)),
  ]);
  if (!needs && !products && !orders) throw failures[0];
  return { needs, products, orders };
}

function readShared(db: Db, memberId: string, licences: Promise<readonly Licence[]>): Read {
  const subscriptions = subscriptionsOfMember(db, memberId);
  const keeping = licences.then((all) =>
    subscriptionsOfLicences(
      db,
      all.map(({ id }) => id),
    ),
  );
  const open = subscriptions.then((all) =>
    openPeriodsOf(
      db,
      all.filter(({ state }) => state !== 'ended'),
    ),
  );
  const payments = Promise.all([subscriptions, open]).then((known) => openPaymentsOf(db, ...known));
  return { licences, keeping, subscriptions, open, payments };
}

type LoadPart = <Data>(name: string, load: () => Promise<Data>) => Promise<Part<Data>>;

/** What needs the member, as far as it can be read: each query may fail by itself. */
async function loadNeeds(
  deps: LabelDeps,
  whose: Whose,
  { read, part }: { read: Read; part: LoadPart },
): Promise<Part<FoundNeeds>> {
  const { db, clock, providers, offersOf } = deps;
  const { memberId } = whose;
  const [owned, address, factor, privacy] = await Promise.all([
    loadOwned(deps, whose, { read, part }),
    part('the address that waits', async () => ({ pending: await findPendingAddress(deps, memberId) })),
    part('the recovery codes', async () => ({ codes: await recoveryCodesLeft(db, memberId) })),
    part('the export', () => readPrivacy(deps, memberId)),
  ]);
  const asked = [...Object.values(owned), address, factor, privacy];
  if (asked.every((known) => known === undefined)) return undefined;
  const now = clock.now();
  const found = findNeeds({
    ...owned,
    ...{ now, pendingAddress: address?.pending, recoveryCodes: factor?.codes },
    export: privacy?.export ?? { kind: 'none' },
  });
  const shown = await part('needs', () =>
    showNeeds({ db, now, providers, offersOf }, found, { ...whose, open: read.open }),
  );
  return shown && { shown, isPartly: asked.includes(undefined) };
}

type Owned = Pick<
  Standing,
  'licences' | 'subscriptions' | 'kept' | 'taken' | 'payments' | 'prices' | 'cardOf'
>;

/** Licences and subscriptions, with what depends on them. */
async function loadOwned(
  deps: LabelDeps,
  whose: Whose,
  asked: { read: Read; part: LoadPart },
): Promise<Owned> {
  const [ofLicences, ofSubscriptions] = await Promise.all([
    loadLicences(deps, whose, asked),
    loadRenewals(deps, whose, asked),
  ]);
  return { ...ofLicences, ...ofSubscriptions };
}

async function loadLicences(
  deps: LabelDeps,
  { memberId }: Whose,
  { read, part }: { read: Read; part: LoadPart },
): Promise<Pick<Owned, 'licences' | 'kept' | 'taken'>> {
  const [licences, keep, taken] = await Promise.all([
    part('needs of licences', () => read.licences),
    part('what keeps licences', () => read.keeping),
    part('taken seats', async () =>
      (await read.licences).some(({ seats }) => seats > 1)
        ? takenSeats(deps, memberId)
        : new Map<string, number>(),
    ),
  ]);
  return { licences, kept: keep && new Set(keep.map(({ licenceId }) => licenceId)), taken };
}

async function loadRenewals(
  deps: LabelDeps,
  { memberId, locale }: Whose,
  { read, part }: { read: Read; part: LoadPart },
): Promise<Pick<Owned, 'subscriptions' | 'payments' | 'prices' | 'cardOf'>> {
  const { db } = deps;
  const [subscriptions, payments, prices, cards] = await Promise.all([
    part('needs of subscriptions', () => read.subscriptions),
    part('open payments', () => read.payments),
    part('new prices', async () => newPricesOf(db, await read.subscriptions, locale)),
    part('cards', async () => cardsOf(deps, memberId, await read.subscriptions)),
  ]);
  const cardOf = cards && (({ guestOrderId }: Subscription) => cards.get(guestOrderId));
  return { subscriptions, payments, prices, cardOf };
}

/** The cards that renew these subscriptions: the member's own, and those of guests' orders. */
async function cardsOf(
  { db, providers }: Pick<LabelDeps, 'db' | 'providers'>,
  memberId: string,
  subscriptions: readonly Subscription[],
): Promise<Map<string | null, SavedCard | undefined>> {
  const orders = new Set(
    subscriptions.filter(({ state }) => state === 'active').map(({ guestOrderId }) => guestOrderId),
  );
  const provider = providers[0].name;
  return new Map(
    await Promise.all(
      [...orders].map(
        async (guestOrderId) =>
          [guestOrderId, await findCard(db, { memberId, provider, guestOrderId })] as const,
      ),
    ),
  );
}

async function loadProducts(
  deps: LabelDeps,
  whose: Whose,
  read: Read,
): Promise<{ licences: LicenceLabel[]; total: number }> {
  const all = await read.licences;
  const shown = byUse(all).slice(0, LICENCES_SHOWN);
  const renewing = async () => {
    const [subscriptions, open, payments] = await Promise.all([read.keeping, read.open, read.payments]);
    return { subscriptions, open, payments };
  };
  return { licences: await labelLicences(deps, shown, { ...whose, all, renewing }), total: all.length };
}

async function loadLastOrder(deps: LabelDeps, whose: Whose): Promise<{ last: OrderLabel | undefined }> {
  const list = await loadOrders(deps, { ...whose, limit: 1 });
  return { last: list?.orders[0] };
}
