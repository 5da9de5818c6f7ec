import { fixedClock } from '@spindle/platform/clock.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { seedDemoMember } from '../../accounts/seed-demo.ts';
import { members } from '../../accounts/tables.ts';
import { demoSession, tokenIn } from '../../accounts/testing/accounts.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { askForErasure } from '../erasure/ask-for-erasure.ts';
import { carryOutErasure } from '../erasure/carry-out-erasure.ts';
import { EMAIL } from './filled-shop.ts';

export const START = new Date('2027-01-31T10:00:00Z');
export const DAY = 24 * 60;
export const ip = '192.0.2.9';

/** A shop, empty before each test, whose demo member asks for their erasure. */
export async function erasureShop() {
  const clock = fixedClock(START);
  const shop = await testCommerce({ clock });
  const { deps, db, modules } = shop;
  const privacy = {
    ...deps,
    holdings: () => modules.flatMap(({ holds = [] }) => holds),
    erasures: () => modules.flatMap(({ erasure }) => erasure ?? []),
  };
  const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));

  beforeEach(async () => {
    await shop.empty();
    await db.execute(sql`truncate shop.promotions, shop.exchange_batches, shop.vat_checks, shop.price_changes,
      shop.webhook_messages, shop.imported_records, shop.imported_order_lines, shop.trials, shop.cancellations,
      shop.rate_limits, shop.coupons, shop.pending_registrations,
      shop.guest_cards, shop.saved_cards, shop.card_pages, shop.refunds, shop.disputes, shop.credits cascade`);
    clock.set(START);
  });

  /** Does the queued jobs of these kinds, in the order of the queue. */
  async function work(...kinds: string[]): Promise<void> {
    const handlers = modules.flatMap(({ jobs = [] }) => jobs);
    const { rows } = await db.execute<{ name: string; data: never }>(
      sql`update jobs.job set state = 'completed', completed_on = now()
        where state = 'created' and name in ${kinds} returning name, data`,
    );
    for (const { name, data } of rows) await handlers.find(({ kind }) => kind.name === name)?.run(data);
  }
  /** Completes waiting jobs that these tests are not about: no worker runs. */
  const clearQueue = () => db.execute(sql`update jobs.job set state = 'completed' where state = 'created'`);

  /** Asks for the erasure as the demo member, and does the jobs for its mail and for what ends. @returns the link's token */
  async function ask(): Promise<{ memberId: string; token: string; headers: Headers }> {
    await seedDemoMember(db);
    const { viewer, headers } = await demoSession(deps);
    expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
    await work('end-for-erasure', 'erasure-mail');
    const [mail] = await listMailbox(db, { to: EMAIL });
    if (!mail) throw new Error('no mail');
    await clearQueue();
    return { memberId: viewer.memberId, token: tokenIn(mail), headers };
  }
  const carryOut = (memberId: string) => carryOutErasure(privacy, { memberId });

  return {
    ...{ ...shop, shop, clock, privacy, pass, work, clearQueue, ask, carryOut },
    /** Lets the grace period pass. */
    grace: () => pass(deps.config.erasureGraceDays * DAY),
    /** Also sends the mails about subscriptions that ended: the erasure waits for those. */
    async carryOutWhole(memberId: string) {
      await carryOut(memberId);
      await clearQueue();
      return carryOut(memberId);
    },
    async memberOf(memberId: string) {
      const [member] = await db.select().from(members).where(eq(members.id, memberId));
      return member ?? expect.fail('the member is gone');
    },
  };
}
