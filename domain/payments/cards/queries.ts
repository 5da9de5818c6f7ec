import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { SavedCard } from './card.ts';
import { cardPages, savedCards } from './tables.ts';

export type CardPage = typeof cardPages.$inferSelect;

export async function upsertCard(tx: Db, { memberId, provider, ...card }: SavedCard): Promise<void> {
  await tx
    .insert(savedCards)
    .values({ memberId, provider, ...card })
    .onConflictDoUpdate({ target: [savedCards.memberId, savedCards.provider], set: card });
}

export async function selectCard(
  db: Db,
  { memberId, provider }: { memberId: string; provider: string },
): Promise<SavedCard | undefined> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.memberId, memberId), eq(savedCards.provider, provider)));
  return row;
}

export async function insertCardPage(db: Db, page: Omit<CardPage, 'doneAt'>): Promise<void> {
  await db.insert(cardPages).values(page).onConflictDoNothing();
}

export async function selectCardPage(
  db: Db,
  by: { provider: string; providerId: string },
): Promise<CardPage | undefined> {
  const [row] = await db
    .select()
    .from(cardPages)
    .where(and(eq(cardPages.provider, by.provider), eq(cardPages.providerId, by.providerId)));
  return row;
}

/** The newest that is not done. */
export async function selectOpenCardPage(db: Db, memberId: string): Promise<CardPage | undefined> {
  const [row] = await db
    .select()
    .from(cardPages)
    .where(and(eq(cardPages.memberId, memberId), isNull(cardPages.doneAt)))
    .orderBy(desc(cardPages.createdAt))
    .limit(1);
  return row;
}

/** Of several callers one finds it not done. */
export async function updateCardPageDone(tx: Db, id: string, doneAt: Date): Promise<boolean> {
  const rows = await tx
    .update(cardPages)
    .set({ doneAt })
    .where(and(eq(cardPages.id, id), isNull(cardPages.doneAt)))
    .returning({ id: cardPages.id });
  return rows.length === 1;
}
