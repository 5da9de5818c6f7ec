import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Offer } from './offer.ts';
import type { PastPrice } from './past-price.ts';
import { offerPriceHistory, offerPrices, offers } from './tables.ts';

export async function upsertOffer(tx: Db, { prices, ...offer }: Offer): Promise<void> {
  await tx
    .insert(offers)
    .values(offer)
    .onConflictDoUpdate({ target: offers.pid, set: { ...offer, projectedAt: sql`now()` } });
  await tx.delete(offerPrices).where(eq(offerPrices.pid, offer.pid));
  if (prices.length === 0) return;
  await tx.insert(offerPrices).values(prices.map((price) => ({ pid: offer.pid, ...price })));
}

export async function takeOffSale(tx: Db, pid: string): Promise<void> {
  await tx.update(offers).set({ onSale: false, projectedAt: sql`now()` }).where(eq(offers.pid, pid));
}

const { projectedAt: _, ...columns } = getTableColumns(offers);
/** An offer with its prices, in one query. */
const whole = {
  ...columns,
  prices: sql<Offer['prices']>`coalesce((
    select json_agg(json_build_object('licenceType', price.licence_type, 'currency', price.currency,
      'amountMinor', price.amount_minor))
    from ${offerPrices} price where price.pid = offers.pid), '[]')`,
};

const offersOfPids = builtOnce((db) =>
  db
    .select(whole)
    .from(offers)
    .where(sql`${offers.pid} = any(${sql.placeholder('pids')}::text[])`)
    .prepare(''),
);

export async function selectOffers(db: Db, pids: readonly string[]): Promise<Offer[]> {
  return pids.length === 0 ? [] : offersOfPids(db).execute({ pids });
}

/** Everything in a bundle, including the contents of bundles in it; each once, and never the bundle itself. */
export async function selectContents(db: Db, pid: string): Promise<string[]> {
  const { rows } = await db.execute<{ pid: string }>(sql`
    with recursive held (pid) as (
      select unnest(contents) from ${offers} where pid = ${pid}
      union
      select unnest(bundle.contents) from ${offers} bundle join held using (pid)
    )
    select pid from held where pid <> ${pid} order by length(pid), pid`);
  return rows.map((row) => row.pid);
}

/** The names of every product, sorted by pid. */
export async function selectNames(db: Db): Promise<Pick<Offer, 'pid' | 'name' | 'shortName' | 'names'>[]> {
  const { pid, name, shortName, names } = offers;
  return db.select({ pid, name, shortName, names }).from(offers).orderBy(asc(pid));
}

/** Offers that share their slug with one of these pids. */
export async function selectSiblings(db: Db, pids: readonly string[]): Promise<Offer[]> {
  if (pids.length === 0) return [];
  const named = db
    .select({ slug: offers.slug })
    .from(offers)
    .where(inArray(offers.pid, [...pids]));
  return db.select(whole).from(offers).where(inArray(offers.slug, named)).orderBy(asc(offers.pid));
}

export async function selectOffersOfSlug(db: Db, slug: string): Promise<Offer[]> {
  return db.select(whole).from(offers).where(eq(offers.slug, slug)).orderBy(asc(offers.pid));
}

/** Products that have a build whose address ends with this file name; those on sale first. */
export async function selectPidsWithFile(db: Db, file: string): Promise<string[]> {
  const ending = `/${file}`;
  const rows = await db
    .select({ pid: offers.pid })
    .from(offers)
    .where(
      sql`exists (select from jsonb_array_elements(${offers.builds}) build
        where right(split_part(build ->> 'url', '?', 1), ${ending.length}::int) = ${ending})`,
    )
    .orderBy(desc(offers.onSale), asc(offers.pid));
  return rows.map(({ pid }) => pid);
}

/** Records from when prices are valid; unchanged ones continue. */
export async function notePrices(tx: Db, pid: string, at: Date): Promise<void> {
  const moment = at.toISOString();
  await tx.execute(sql`
    update shop.offer_price_history past set to_at = greatest(${moment}::timestamptz, past.from_at)
    where past.pid = ${pid} and past.to_at is null and not exists (
      select from shop.offer_prices price join shop.offers offer using (pid)
      where price.pid = past.pid and price.licence_type = past.licence_type and price.currency = past.currency
        and price.amount_minor = past.amount_minor and offer.on_sale)`);
  await tx.execute(sql`
    insert into shop.offer_price_history (pid, licence_type, currency, amount_minor, from_at)
    select price.pid, price.licence_type, price.currency, price.amount_minor, ${moment}::timestamptz
    from shop.offer_prices price join shop.offers offer using (pid)
    where price.pid = ${pid} and offer.on_sale and not exists (
      select from shop.offer_price_history past
      where past.pid = price.pid and past.licence_type = price.licence_type and past.currency = price.currency
        and past.to_at is null)
    on conflict (pid, licence_type, currency, from_at)
      do update set amount_minor = excluded.amount_minor, to_at = null`);
}

export async function selectPriceHistory(
  db: Db,
  { pids, currency, since }: { pids: readonly string[]; currency: Currency; since: Date },
): Promise<PastPrice[]> {
  return db
    .select()
    .from(offerPriceHistory)
    .where(
      and(
        inArray(offerPriceHistory.pid, [...pids]),
        eq(offerPriceHistory.currency, currency),
        or(isNull(offerPriceHistory.toAt), gt(offerPriceHistory.toAt, since)),
      ),
    );
}
