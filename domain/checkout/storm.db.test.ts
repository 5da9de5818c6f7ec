import { randomUUID } from 'node:crypto';
import { mailbox } from '@spindle/platform/tables.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { reconcile } from '../fulfilment/reconcile.ts';
import { licences } from '../licences/tables.ts';
import { orders } from '../orders/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { SIGNATURE_HEADER, signWebhook } from '../payments/sandbox/signature.ts';
import { paymentEvents, payments } from '../payments/tables.ts';
import { settleCheckout } from './settle-checkout.ts';
import { begin, GOOD_CARD, openCommerce, stock, WEBHOOK_KEY } from './testing/commerce.ts';

const { url, db } = await testDatabase();
/** Two storefronts on one database, each answering webhooks and running jobs. */
const nodes = [await openCommerce(url, { works: true }), await openCommerce(url, { works: true })] as const;
for (const node of nodes) await node.startJobs();
await stock(nodes[0]);
afterAll(async () => {
  await Promise.all(nodes.map(({ jobs }) => jobs.stop()));
  await Promise.all(nodes.map((node) => node.close()));
});

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

test('200 webhooks, doubled, reordered and at once, with the return page and the reconciler: one of everything', async () => {
  const started = await begin(nodes[0]);
  await paySandbox(nodes[0].deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  const [payment] = await db.select().from(payments);
  // Old enough for the reconciler.
  await db.update(payments).set({ createdAt: new Date(Date.now() - 3_600_000) });

  const types = [
    'payment.opened',
    'payment.declined',
    'payment.authentication_required',
    'payment.succeeded',
  ];
  const events = Array.from({ length: 40 }, (_, index) =>
    JSON.stringify({
      id: randomUUID(),
      type: types[index % types.length],
      payment: { id: started.sandboxId, reference: payment?.id },
    }),
  );
  const webhooks = shuffled(events.flatMap((body) => Array.from({ length: 5 }, () => body)));
  expect(webhooks).toHaveLength(200);

  const answers = await Promise.all(
    shuffled([
      ...webhooks.map((body, index) => async () => {
        const headers = { [SIGNATURE_HEADER]: signWebhook(WEBHOOK_KEY, body, new Date()) };
        const { calls } = nodes[index % 2] ?? expect.fail();
        return (await calls.request('/order/webhook/sandbox', { method: 'POST', headers, body })).status;
      }),
      ...Array.from({ length: 40 }, (_, index) => async () => {
        await settleCheckout((nodes[index % 2] ?? nodes[0]).deps, started);
        return 200;
      }),
      ...Array.from({ length: 10 }, (_, index) => async () => {
        const { failed } = await reconcile((nodes[index % 2] ?? nodes[0]).deps);
        return failed === 0 ? 200 : 500;
      }),
    ]).map((act) => act()),
  );
  expect(answers.filter((status) => status !== 200)).toEqual([]);

  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select name, state from jobs.job where state <> 'completed'
        and name not like '\\_\\_%'`);
      expect(rows).toEqual([]);
    },
    { timeout: 240_000, interval: 200 },
  );
  expect(await db.$count(paymentEvents)).toBe(40 + 2);
  expect(await db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'paid' }]);
  expect(await db.select({ state: payments.state }).from(payments)).toEqual([{ state: 'succeeded' }]);
  expect(await db.$count(licences)).toBe(1);
  expect(await db.$count(mailbox)).toBe(1);
});
