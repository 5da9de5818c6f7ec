import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { ofOrder, type Subject } from '../../privacy/holding.ts';
import { payments } from '../tables.ts';
import type { SavedCard } from './card.ts';
import { cardPages, guestCards, savedCards } from './tables.ts';

export type CardPage = typeof cardPages.$inferSelect;

type OwnCard = Omit<SavedCard, 'guestOrderId'>;
type GuestCard = Omit<SavedCard, 'guestOrderId'> & { guestOrderId: string };

/** A card keeps `givenByMember` if it is stored once more through a mailed link, where nobody is logged in. */
export async function upsertCard(tx: Db, card: OwnCard): Promise<void> {
  const { memberId: _, provider: __, givenByMember, ...changed } = card;
  const wasGiven = sql`(${savedCards.givenByMember} and ${savedCards.methodId} = excluded.method_id)`;
  await tx
    .insert(savedCards)
    .values(card)
    .onConflictDoUpdate({
      target: [savedCards.memberId, savedCards.provider],
      set: { ...changed, givenByMember: sql`excluded.given_by_member or ${wasGiven}` },
    });
}

export async function upsertGuestCard(tx: Db, { guestOrderId: orderId, ...card }: GuestCard): Promise<void> {
  const { givenByMember: _, ...row } = { ...card, orderId };
  await tx
    .insert(guestCards)
    .values(row)
    .onConflictDoUpdate({ target: [guestCards.orderId, guestCards.provider], set: row });
}

/** Copies a member's own card to a guest card for an order. */
export async function copyToGuest(
  tx: Db,
  { memberId, orderId }: { memberId: string; orderId: string },
): Promise<void> {
  const own = await tx.select().from(savedCards).where(eq(savedCards.memberId, memberId));
  const rows = own.map(({ givenByMember: _, ...card }) => ({ ...card, orderId }));
  if (rows.length > 0) await tx.insert(guestCards).values(rows).onConflictDoNothing();
}

export async function deleteCards(tx: Db, memberId: string): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.memberId, memberId));
}

export async function updateGuestCardsOwner(
  tx: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.update(guestCards).set({ memberId: to }).where(eq(guestCards.memberId, from));
}

export async function updateCardPagesOwner(
  tx: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.update(cardPages).set({ memberId: to }).where(eq(cardPages.memberId, from));
}

/** The caller has checked that the new owner has no own card. */
export async function updateCardsOwner(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(savedCards).set({ memberId: to }).where(eq(savedCards.memberId, from));
}

export async function hasCards(db: Db, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ provider: savedCards.provider })
    .from(savedCards)
    .where(eq(savedCards.memberId, memberId))
    .limit(1);
  return rows.length > 0;
}

export async function selectCard(
  db: Db,
  { memberId, provider }: { memberId: string; provider: string },
): Promise<SavedCard | undefined> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.memberId, memberId), eq(savedCards.provider, provider)));
  return row && { ...row, guestOrderId: null };
}

export async function selectGuestCard(
  db: Db,
  { guestOrderId, provider }: { guestOrderId: string; provider: string },
): Promise<SavedCard | undefined> {
  const [row] = await db
    .select()
    .from(guestCards)
    .where(and(eq(guestCards.orderId, guestOrderId), eq(guestCards.provider, provider)));
  if (!row) return undefined;
  const { orderId: _, ...card } = row;
  return { ...card, guestOrderId, givenByMember: false };
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

/** The member's newest card page that is not done. */
export async function selectOpenCardPage(db: Db, memberId: string): Promise<CardPage | undefined> {
  const [row] = await db
    .select()
    .from(cardPages)
    .where(and(eq(cardPages.memberId, memberId), isNull(cardPages.doneAt)))
    .orderBy(desc(cardPages.createdAt))
    .limit(1);
  return row;
}

export async function selectNewestCardPage(db: Db, memberId: string): Promise<CardPage | undefined> {
  const [row] = await db
    .select()
    .from(cardPages)
    .where(eq(cardPages.memberId, memberId))
    .orderBy(desc(cardPages.createdAt))
    .limit(1);
  return row;
}

/** Returns true to only one of several concurrent callers. */
export async function updateCardPageDone(tx: Db, id: string, doneAt: Date): Promise<boolean> {
  const rows = await tx
    .update(cardPages)
    .set({ doneAt })
    .where(and(eq(cardPages.id, id), isNull(cardPages.doneAt)))
    .returning({ id: cardPages.id });
  return rows.length === 1;
}

/** A person's customers at providers, from their cards and payments, except those with a card of another member. */
export async function selectCustomersOf(
  tx: Db,
  subject: Subject,
): Promise<{ provider: string; customerId: string }[]> {
  const { memberId } = subject;
  const { rows } = await tx.execute<{ provider: string; customerId: string }>(sql`
    with theirs as (
      select provider, customer_id from ${savedCards} where ${savedCards.memberId} = ${memberId}
      union select provider, customer_id from ${guestCards} where ${guestCards.memberId} = ${memberId}
      union select provider, customer_id from ${payments}
        where ${payments.customerId} is not null and ${ofOrder(payments.orderId)(subject)})
    select provider, customer_id as "customerId" from theirs
    where (provider, customer_id) not in (
      select provider, customer_id from ${savedCards} where ${savedCards.memberId} <> ${memberId}
      union all select provider, customer_id from ${guestCards} where ${guestCards.memberId} <> ${memberId})
    order by 1, 2`);
  return rows;
}

/** Whether the shop stores a card of this customer. */
export async function isCustomerHere(
  db: Db,
  { provider, customerId }: { provider: string; customerId: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${savedCards} where provider = ${provider} and customer_id = ${customerId}
    union all select from ${guestCards} where provider = ${provider} and customer_id = ${customerId} limit 1`);
  return rows.length > 0;
}
