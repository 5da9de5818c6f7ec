import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { demoSession } from '../../accounts/testing/accounts.ts';
import { type Commerce, openCommerce, stock } from '../../checkout/testing/commerce.ts';
import { fillShop } from './filled-shop.ts';

/** A database to clone, on which something was done at a given time; all its connections are closed. */
export async function templateWith<T>(
  from: string | undefined,
  at: Date,
  work: (shop: Commerce) => Promise<T>,
): Promise<{ template: string; url: string; made: T }> {
  const { url } = await testDatabase(from);
  const made = await withoutWorker({ url, at }, work);
  return { template: new URL(url).pathname.slice(1), url, made };
}

/** Opens the shop without a worker: jobs are queued but not done. */
export async function withoutWorker<T>(
  { url, at }: { url: string; at: Date },
  work: (shop: Commerce) => Promise<T>,
): Promise<T> {
  const shop = await openCommerce(url, { clock: fixedClock(at) });
  try {
    await shop.startJobs();
    return await work(shop);
  } finally {
    await shop.jobs.stop();
    await shop.close();
  }
}

/** A shop that holds something in every table about a member, who is logged in. */
export function filledTemplate(at: Date) {
  return templateWith(undefined, at, async (shop) => {
    await stock(shop);
    const filled = await fillShop(shop);
    const { viewer } = await demoSession(shop.deps);
    await shop.db.execute(sql`delete from jobs.job`);
    const { memberId, sessionId, factorAt } = viewer;
    const who = { memberId, sessionId, factorAt: factorAt?.toISOString() ?? '' };
    return { ...filled, who };
  });
}
