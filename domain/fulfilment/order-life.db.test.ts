import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { invoices } from '../invoices/tables.ts';
import { extendByStaff } from '../licences/extend-by-staff.ts';
import { endsOf } from '../licences/grant.ts';
import { LICENCE_MOVES } from '../licences/licence.ts';
import { suspendLicence } from '../licences/suspend-licence.ts';
import { licenceGrants, licences } from '../licences/tables.ts';
import { ORDER_MOVES, type OrderState } from '../orders/order.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { readEvents } from '../payments/read-events.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { moveSandboxDispute, openSandboxDispute } from '../payments/sandbox/dispute-sandbox.ts';
import { setSandboxChaos } from '../payments/sandbox/set-sandbox-chaos.ts';
import { settleSandboxRefund } from '../payments/sandbox/settle-sandbox-refund.ts';
import { sandboxDisputes, sandboxRefunds } from '../payments/sandbox/tables.ts';
import { paymentEvents } from '../payments/tables.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { processDisputeEvent } from './process-dispute-event.ts';
import { processRefundEvent } from './process-refund-event.ts';
import { refundOrder } from './refund-order.ts';
import { ADMIN } from './testing/admin.ts';
import { wakeRestingLicences } from './wake-resting-licences.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;

type Bought = Awaited<ReturnType<typeof paidBasket>>;

/** What may happen to an order; `which` picks one of its lines, licences, refunds or disputes. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), amountMinor: fc.integer({ min: 1, max: 12_000 }) }),
  fc.record({ kind: fc.constant('refund line' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('refund rest' as const) }),
  fc.record({ kind: fc.constantFrom('hold refunds' as const, 'let refunds go' as const) }),
  fc.record({
    kind: fc.constant('bank settles a refund' as const),
    which: fc.nat(),
    as: fc.constantFrom('succeeded' as const, 'failed' as const),
  }),
  fc.record({
    kind: fc.constant('dispute opens' as const),
    as: fc.constantFrom('inquiry' as const, 'open' as const),
  }),
  fc.record({
    kind: fc.constant('bank decides' as const),
    which: fc.nat(),
    to: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
  }),
  fc.record({ kind: fc.constant('the shop hears' as const) }),
  fc.record({
    kind: fc.constant('staff extend' as const),
    which: fc.nat(),
    days: fc.integer({ min: 1, max: 400 }),
  }),
  fc.record({
    kind: fc.constant('staff suspend' as const),
    which: fc.nat(),
    to: fc.constantFrom('suspended' as const, 'active' as const),
  }),
  fc.record({ kind: fc.constant('time passes' as const), days: fc.integer({ min: 0, max: 200 }) }),
);
type Happening = typeof happening extends fc.Arbitrary<infer Each> ? Each : never;

async function happen(bought: Bought, event: Happening): Promise<void> {
  const refund = (request: Parameters<typeof refundOrder>[2]['request']) =>
    refundOrder(deps, ADMIN, { orderId: bought.orderId, request, reason: '', requestKey: randomUUID() });
  const pick = <Row>(rows: readonly Row[], which: number): Row | undefined => rows[which % rows.length];
  switch (event.kind) {
    case 'refund':
      return void (await refund({ amountMinor: event.amountMinor }));
    case 'refund line':
      return void (await refund({
        lines: [{ lineId: event.which % 2 ? bought.first.id : bought.second.id }],
      }));
    case 'refund rest':
      return void (await refund('rest'));
    case 'hold refunds':
      return setSandboxChaos(db, bought.sandboxId, { refunds: 'pending' });
    case 'let refunds go':
      return setSandboxChaos(db, bought.sandboxId, {});
    case 'bank settles a refund': {
      const refundId = pick(await db.select().from(sandboxRefunds), event.which)?.id;
      return void (refundId && (await settleSandboxRefund(deps, { refundId, as: event.as })));
    }
    case 'dispute opens':
      return void (await openSandboxDispute(deps, { paymentId: bought.sandboxId, as: event.as }));
    case 'bank decides': {
      const disputeId = pick(await db.select().from(sandboxDisputes), event.which)?.id;
      return void (disputeId && (await moveSandboxDispute(deps, { disputeId, to: event.to })));
    }
    case 'the shop hears':
      return hear();
    case 'staff extend': {
      const licenceId = pick(await theLicences(), event.which)?.id ?? '';
      const asked = { licenceId, days: event.days, reason: 'a favour', requestKey: randomUUID() };
      return void (await extendByStaff(deps, ADMIN, asked));
    }
    case 'staff suspend': {
      const licenceId = pick(await theLicences(), event.which)?.id ?? '';
      return void (await suspendLicence(deps, ADMIN, { licenceId, to: event.to }));
    }
    case 'time passes':
      clock.set(new Date(clock.now().getTime() + event.days * 86_400_000));
      await wakeRestingLicences(deps);
  }
}

/** Processes all events of the provider, old ones again. */
async function hear(): Promise<void> {
  await db.delete(paymentEvents);
  await readEvents(deps);
  for (const { provider, eventId, about } of await db.select().from(paymentEvents)) {
    if (about === 'dispute') await processDisputeEvent(deps, { provider, eventId });
    if (about === 'refund') await processRefundEvent(deps, { provider, eventId });
  }
}

const theLicences = () => db.select().from(licences).orderBy(licences.id);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

/** Whether at most `moves` moves lead from one state to another. */
function leads(from: OrderState, to: OrderState, moves: number): boolean {
  return from === to || (moves > 0 && ORDER_MOVES[from].some((next) => leads(next, to, moves - 1)));
}

async function check({ orderId }: Bought) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.paidMinor) throw new Error('the order was paid');
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  expect(sum(lines, ({ totalMinor }) => totalMinor)).toBe(order.totalMinor);

  const gone = (await db.select().from(refunds)).filter(({ state }) => state === 'succeeded');
  expect(sum(gone, ({ amountMinor }) => amountMinor)).toBe(order.refundedMinor);
  const atProvider = (await db.select().from(sandboxRefunds)).filter(({ state }) => state !== 'failed');
  expect(sum(atProvider, ({ amountMinor }) => amountMinor)).toBeLessThanOrEqual(order.paidMinor);

  const issued = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const documents = issued.map(({ document }) => document);
  const invoiced = sum(documents, ({ kind, grossMinor }) => (kind === 'invoice' ? grossMinor : -grossMinor));
  expect(invoiced).toBeGreaterThanOrEqual(0);
  if (order.state !== 'charged_back') expect(invoiced).toBe(order.paidMinor - order.refundedMinor);

  for (const licence of await theLicences()) {
    const grants = await db.select().from(licenceGrants).where(eq(licenceGrants.licenceId, licence.id));
    const [first, ...others] = grants.filter(({ takenBackAt }) => takenBackAt === null);
    expect(licence.state === 'revoked').toBe(first === undefined);
    if (!first) continue;
    const { worksUntil, updatesUntil } = licence;
    expect({ worksUntil, updatesUntil }).toEqual(endsOf([first, ...others]));
  }
  if (order.state === 'disputed') {
    // No licence that was paid with disputed money works.
    const working = (await theLicences()).filter(({ state }) => state === 'active');
    expect(working.every(({ worksUntil }) => worksUntil !== null)).toBe(true);
  }
  return order.state;
}

const OPENED: Happening = { kind: 'dispute opens', as: 'open' };
const HEARD: Happening = { kind: 'the shop hears' };
const decides = (to: 'won' | 'lost'): Happening => ({ kind: 'bank decides', which: 0, to });
const staffSay = (to: 'suspended' | 'active'): Happening => ({ kind: 'staff suspend', which: 0, to });

test('whatever refunds, banks, staff and time do to an order, in whatever order: its sums hold and its licences have what stands', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 10 }), async (events) => {
      await shop.empty();
      await seedDemoSeller(db);
      const bought = await paidBasket(shop);
      let state = await check(bought);
      for (const event of [...events, { kind: 'the shop hears' as const }]) {
        const states = new Map((await theLicences()).map((licence) => [licence.id, licence.state]));
        await happen(bought, event);
        const now = await check(bought);
        // A step may make several moves, for example when a dispute is seen opened and decided at once.
        expect([state, now, leads(state, now, 4)]).toEqual([state, now, true]);
        state = now;
        for (const licence of await theLicences()) {
          const before = states.get(licence.id) ?? 'active';
          if (before === 'revoked') expect(licence.state).toBe('revoked');
          else expect([before, ...LICENCE_MOVES[before]]).toContain(licence.state);
        }
      }
    }),
    {
      numRuns: Number(process.env.LIFE_RUNS ?? 10),
      examples: [
        [[OPENED, HEARD, staffSay('active')]],
        [[staffSay('suspended'), OPENED, HEARD, staffSay('active')]],
        [[OPENED, decides('lost'), HEARD, decides('won'), HEARD, { kind: 'refund', amountMinor: 700 }]],
        [[OPENED, OPENED, decides('lost'), HEARD, decides('won'), HEARD, decides('lost'), HEARD]],
      ],
    },
  );
});
