import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
  END_MARGIN_MS,
  PAGE_LIFE_MS,
  type Payment,
  type PaymentEnd,
  type PaymentState,
  pageEnds,
  statesBefore,
} from './payment.ts';
import type { EventSubject, PaymentEvent } from './provider.ts';
import { paymentEventReads, paymentEvents, payments } from './tables.ts';

export async function insertPayment(
  tx: Db,
  payment: Pick<Payment, 'id' | 'orderId' | 'provider' | 'amountMinor' | 'currency' | 'createdAt'> &
    Partial<
      Pick<Payment, 'keepCard' | 'customerId' | 'methodId' | 'keepsOrder' | 'guestOrderId' | 'byMember'>
    >,
): Promise<Payment> {
  const [row] = await tx.insert(payments).values(payment).returning();
  if (!row) throw new Error('a payment was not inserted');
  return row;
}

export async function selectPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function selectPaymentByProviderId(
  db: Db,
  provider: string,
  providerId: string,
): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)));
  return row;
}

export async function selectLatestPayment(db: Db, orderId: string): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(inArray(payments.state, ['starting', 'open'])), desc(payments.createdAt))
    .limit(1);
  return row;
}

export async function selectPaymentsOfOrder(db: Db, orderId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function selectPaidOfOrders(db: Db, orderIds: readonly string[]): Promise<Payment[]> {
  return (
    db
      .select()
      .from(payments)
      .where(and(inArray(payments.orderId, [...orderIds]), eq(payments.state, 'succeeded')))
      // If two payments came at the same time, the surplus one may have been settled first.
      .orderBy(
        ...[isNotNull(payments.surplusAt), asc(payments.settledAt)],
        ...[asc(payments.createdAt), asc(payments.id)],
      )
  );
}

/** The longest overdue first, so that many abandoned payments do not delay a paid one. */
export async function takeUnsettled(
  db: Db,
  { olderThan, limit, now }: { olderThan: Date; limit: number; now: Date },
): Promise<Payment[]> {
  const dueAt = sql`coalesce(${payments.askAfter}, ${payments.createdAt})`;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['starting', 'open']),
        or(
          and(sql`${dueAt} <= ${now}`, or(isNotNull(payments.askAfter), lt(payments.createdAt, olderThan))),
          // Due later than any wait: the clock was set back. Waiting on would be too long, because a lost charge can be requested
          // again for a limited time only.
          sql`${dueAt} > ${now}::timestamptz + interval '20 minutes'`,
        ),
      ),
    )
    .orderBy(asc(dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  // After 1, 2, 4, 8 and then every 15 minutes, because most buyers pay soon or never. Also when the page ends and when its
  // margin ends, because the order then releases what it holds.
  const wait = sql`least(2 ^ least(${payments.asks}, 10), 15) * interval '1 minute'`;
  const next = sql`${now}::timestamptz + ${wait}`;
  const ends = sql`${payments.createdAt} + ${PAGE_LIFE_MS} * interval '1 millisecond'`;
  const lastly = sql`${ends} + ${END_MARGIN_MS} * interval '1 millisecond'`;
  const askAfter = sql`case when ${ends} > ${now}::timestamptz then least(${next}, ${ends})
    when ${lastly} > ${now}::timestamptz then least(${next}, ${lastly}) else ${next} end`;
  return db
    .update(payments)
    .set({ askedAt: now, asks: sql`${payments.asks} + 1`, askAfter })
    .where(inArray(payments.id, due))
    .returning();
}

/** Returns true to only one of several concurrent callers; the others see its result in a moment. */
export async function updateAsked(db: Db, id: string, now: Date, notSince: Date): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, notSince))))
    .returning({ id: payments.id });
  return rows.length === 1;
}

/** Sets the guest order on the order's payments that are under way and that have none yet, so that their card is a guest's. */
export async function updateGuestOrder(tx: Db, orderId: string, guestOrderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ guestOrderId })
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, ['starting', 'open']),
        isNull(payments.guestOrderId),
      ),
    );
}

/** When the next page of an unsettled payment, or the margin after it, ends: `takeUnsettled` takes the payment at both times. */
export async function selectNextEnd(db: Db, now: Date): Promise<Date | undefined> {
  const { createdAt } = payments;
  const last = new Date(now.getTime() - PAGE_LIFE_MS - END_MARGIN_MS);
  const unsettled = await db
    .select({ createdAt })
    .from(payments)
    .where(and(inArray(payments.state, ['starting', 'open']), gt(createdAt, last)));
  const ends = unsettled.flatMap((payment) => {
    const end = pageEnds(payment).getTime();
    return [end, end + END_MARGIN_MS].filter((time) => time > now.getTime());
  });
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
}

/**
 * Notes the provider's answer in any state of the payment. A payment that has ended meanwhile keeps its state, but its id is
 * noted, so that late money is matched to it. A second answer changes nothing, except that it may add the address of the page,
 * which an event that came before did not contain.
 * @returns undefined if the payment has another id at the provider.
 */
export async function updateOpened(
  tx: Db,
  id: string,
  opened: { providerId: string; redirectUrl: string | null },
): Promise<Payment | undefined> {
  const [row] = await tx
    .update(payments)
    .set({
      state: sql`case when ${payments.state} = 'starting' then 'open' else ${payments.state} end`,
      providerId: opened.providerId,
      redirectUrl: sql`coalesce(${payments.redirectUrl}, ${opened.redirectUrl})`,
    })
    .where(
      and(eq(payments.id, id), or(isNull(payments.providerId), eq(payments.providerId, opened.providerId))),
    )
    .returning();
  return row;
}

export async function updateSettled(
  tx: Db,
  id: string,
  end: PaymentEnd,
  settledAt: Date,
  from: readonly PaymentState[] = statesBefore(end.to),
): Promise<Payment | undefined> {
  const paid =
    end.to === 'succeeded'
      ? {
          ...{ paidMinor: end.paid.amountMinor, paidCurrency: end.paid.currency, failure: null },
          customerId: end.customerId ?? sql`${payments.customerId}`,
          ...{ keptCard: end.keptCard ?? null, surplusAt: end.isSurplus ? settledAt : null },
        }
      : { failure: end.failure };
  const [row] = await tx
    .update(payments)
    .set({ state: end.to, settledAt, ...paid })
    .where(and(eq(payments.id, id), inArray(payments.state, [...from])))
    .returning();
  return row;
}

/** Returns false if this event was stored before. */
export async function insertEvent(
  tx: Db,
  provider: string,
  event: PaymentEvent,
  receivedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({
      provider,
      eventId: event.id,
      type: event.type,
      about: event.about,
      providerId: event.providerId,
      reference: event.reference,
      receivedAt,
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return rows.length === 1;
}

export type EventRow = typeof paymentEvents.$inferSelect;

export async function selectPutAside(
  db: Db,
  { about, limit }: { about: EventSubject | undefined; limit: number },
): Promise<EventRow[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(
      and(
        isNotNull(paymentEvents.putAsideAt),
        isNull(paymentEvents.processedAt),
        about && eq(paymentEvents.about, about),
      ),
    )
    .orderBy(desc(paymentEvents.putAsideAt))
    .limit(limit);
}

export async function selectEvent(db: Db, provider: string, eventId: string) {
  const [row] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return row;
}

export async function updateProcessed(
  db: Db,
  provider: string,
  eventId: string,
  processedAt: Date,
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ processedAt })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
}

export async function updatePutAside(
  db: Db,
  provider: string,
  eventId: string,
  putAsideAt: Date,
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ putAsideAt })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
}

/**
 * Events of these providers that were received in this time and are not processed; those put aside are left out. If there are
 * more than `limit`, each call picks some at random.
 */
export async function selectUnprocessed(
  db: Db,
  {
    providers,
    after,
    before,
    limit,
  }: { providers: readonly string[]; after: Date; before: Date; limit: number },
): Promise<{ provider: string; eventId: string }[]> {
  const { provider, eventId, receivedAt, processedAt, putAsideAt } = paymentEvents;
  return db
    .select({ provider, eventId })
    .from(paymentEvents)
    .where(
      and(
        isNull(processedAt),
        isNull(putAsideAt),
        inArray(provider, [...providers]),
        gt(receivedAt, after),
        lte(receivedAt, before),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit);
}

/** Takes all events of these kinds out of those put aside, and returns them. */
export async function updateTakenUp(
  tx: Db,
  about: readonly EventSubject[],
): Promise<{ provider: string; eventId: string }[]> {
  return tx
    .update(paymentEvents)
    .set({ putAsideAt: null })
    .where(
      and(
        isNotNull(paymentEvents.putAsideAt),
        isNull(paymentEvents.processedAt),
        inArray(paymentEvents.about, [...about]),
      ),
    )
    .returning({ provider: paymentEvents.provider, eventId: paymentEvents.eventId });
}

/** Until when a provider's events have been read; undefined before the first reading. */
export async function selectReadUntil(db: Db, provider: string): Promise<Date | undefined> {
  const [row] = await db.select().from(paymentEventReads).where(eq(paymentEventReads.provider, provider));
  return row?.readUntil;
}

export async function updateReadUntil(db: Db, provider: string, readUntil: Date): Promise<void> {
  await db
    .insert(paymentEventReads)
    .values({ provider, readUntil })
    .onConflictDoUpdate({ target: paymentEventReads.provider, set: { readUntil } });
}
