import type { Db } from '@spindle/platform/database.ts';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Offer } from './offer.ts';
import { offerPrices, offers } from './tables.ts';

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

export async function selectOffers(db: Db, pids: readonly string[]): Promise<Offer[]> {
  if (pids.length === 0) return [];
  const rows = await db
    .select()
    .from(offers)
    .where(inArray(offers.pid, [...pids]));
  return withPrices(db, rows);
}

/** Offers that share their slug with one of these pids. */
export async function selectSiblings(db: Db, pids: readonly string[]): Promise<Offer[]> {
  if (pids.length === 0) return [];
  const named = db
    .select({ slug: offers.slug })
    .from(offers)
    .where(inArray(offers.pid, [...pids]));
  return withPrices(
    db,
    await db.select().from(offers).where(inArray(offers.slug, named)).orderBy(asc(offers.pid)),
  );
}

/** Offers of which a build's address ends with this file's name; those on sale come first. */
export async function selectOffersWithFile(db: Db, file: string): Promise<Pick<Offer, 'pid' | 'builds'>[]> {
  const ending = `/${file}`;
  return db
    .select({ pid: offers.pid, builds: offers.builds })
    .from(offers)
    .where(
      sql`exists (select from jsonb_array_elements(${offers.builds}) build
        where right(split_part(build ->> 'url', '?', 1), ${ending.length}::int) = ${ending})`,
    )
    .orderBy(desc(offers.onSale), asc(offers.pid));
}

async function withPrices(db: Db, rows: (typeof offers.$inferSelect)[]): Promise<Offer[]> {
  if (rows.length === 0) return [];
  const pids = rows.map(({ pid }) => pid);
  const prices = await db.select().from(offerPrices).where(inArray(offerPrices.pid, pids));
  return rows.map(({ projectedAt: _, ...offer }) => ({
    ...offer,
    prices: prices.filter((price) => price.pid === offer.pid).map(({ pid: _pid, ...price }) => price),
  }));
}
