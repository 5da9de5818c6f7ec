import { mailbox } from '@spindle/platform/tables.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { licences } from '../../licences/tables.ts';
import { orders } from '../../orders/tables.ts';
import { payments } from '../../payments/tables.ts';
import { checkouts } from '../tables.ts';
import { type CommerceChanges, openCommerce, stock } from './commerce.ts';

/** A stocked shop on a database of its own. Its queues exist, but no jobs are run. */
export async function testCommerce(changes: CommerceChanges = {}) {
  const { url } = await testDatabase();
  const commerce = await openCommerce(url, changes);
  await commerce.startJobs();
  await stock(commerce);
  afterAll(async () => {
    await commerce.jobs.stop();
    await commerce.close();
  });
  const { db } = commerce;
  return {
    ...commerce,
    url,
    limits: commerce.deps.limits,
    /** Every order, as stored. */
    orders: () => db.select().from(orders),
    /** Every checkout, as stored. */
    checkouts: () => db.select().from(checkouts),
    /** Counts of the rows that must not be made twice. */
    async counts() {
      return {
        orders: await db.$count(orders),
        checkouts: await db.$count(checkouts),
        payments: await db.$count(payments),
        licences: await db.$count(licences),
        mails: await db.$count(mailbox),
      };
    },
    /** The data of all queued jobs of one kind, done or not. */
    async queued(name: string): Promise<object[]> {
      const { rows } = await db.execute<{ data: object }>(
        sql`select data from jobs.job where name = ${name} order by created_on`,
      );
      return rows.map(({ data }) => data);
    },
    async empty() {
      await db.execute(sql`delete from jobs.job`);
      await db.execute(
        sql`truncate shop.checkouts, shop.terms, shop.orders, shop.payments, shop.payment_events, shop.licences,
          shop.subscriptions, shop.sandbox_events, shop.sandbox_payments, shop.mailbox, shop.sent_mails, shop.members cascade`,
      );
      await db.execute(sql`update shop.coupons set used = 0, max_uses = null`);
    },
  };
}
