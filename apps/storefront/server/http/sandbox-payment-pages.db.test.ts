import { begin, form, GOOD_CARD, ORIGIN } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { sandboxCards, sandboxDisputes, sandboxEvents } from '@spindle/domain/payments/sandbox/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { sandboxPaymentPages } from './sandbox-payment-pages.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const pages = sandboxPaymentPages({ ...deps, config: { pageOrigins: [ORIGIN] } });
const send = (fields: Record<string, string>, origin = ORIGIN) =>
  pages.request('/payments', { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });
const page = async () => (await pages.request('/payments')).text();

beforeEach(async () => {
  await shop.empty();
  await db.delete(sandboxCards);
});

async function paid(query: string) {
  const started = await begin(shop, form(query));
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  return started.sandboxId;
}

test('a dispute is opened and decided, and the shop is told of each step', async () => {
  const id = await paid('pid=643&opt643=LFT');
  expect(await page()).toContain('$49.95');
  expect((await send({ action: 'dispute', id, as: 'inquiry' })).status).toBe(303);
  const [dispute] = await db.select().from(sandboxDisputes);
  // A bank may return in the end what it took.
  for (const to of ['open', 'lost', 'won']) {
    expect((await send({ action: 'decide', id: dispute?.id ?? '', to })).status).toBe(303);
    expect(await page()).toContain(`Dispute: <b>${to}</b>`);
  }
  expect((await send({ action: 'decide', id: dispute?.id ?? '', to: 'won' })).status).toBe(409);
  const told = (await db.select().from(sandboxEvents)).filter(({ subjectId }) => subjectId === dispute?.id);
  expect(told.map(({ type }) => type).toSorted()).toEqual([
    'dispute.closed',
    'dispute.closed',
    'dispute.created',
    'dispute.updated',
  ]);
});

test.each([
  ['declined', 'declined'],
  ['authentication', 'needs_bank'],
])('a kept card does at the next charge what was chosen: %s', async (behaviour, failure) => {
  await paid('pid=643&opt643=1M');
  const [card] = await db.select().from(sandboxCards);
  const charge = (key: string) =>
    shop.provider.charge({
      ...{ idempotencyKey: key, reference: key, amountMinor: 1995, currency: 'USD', description: 'x' },
      ...{ customerId: card?.customerId ?? '', methodId: card?.id ?? '' },
    });
  expect(await charge('one')).toMatchObject({ status: 'succeeded' });
  expect((await send({ action: 'card', id: card?.id ?? '', behaviour })).status).toBe(303);
  expect(await charge('two')).toMatchObject({ status: 'failed', failure });
});

test('other sites can send nothing here, and what is not paid has no dispute', async () => {
  const { sandboxId: id } = await begin(shop);
  const dispute = { action: 'dispute', id, as: 'open' };
  expect((await send(dispute, 'https://evil.test')).status).toBe(403);
  expect((await send(dispute)).status).toBe(409);
  expect((await send({ ...dispute, as: 'won' })).status).toBe(400);
  expect((await send({ action: 'card', id: 'none', behaviour: 'pays' })).status).toBe(409);
});
