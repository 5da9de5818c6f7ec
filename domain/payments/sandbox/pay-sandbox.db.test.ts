import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { begin, GOOD_CARD, ORIGIN, WEBHOOK_KEY } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { authenticateSandbox } from './authenticate-sandbox.ts';
import { deliverSandboxEvent, sandboxJobs } from './jobs.ts';
import { paySandbox } from './pay-sandbox.ts';
import { setSandboxChaos } from './set-sandbox-chaos.ts';
import { SIGNATURE_HEADER, verifyWebhook } from './signature.ts';
import { sandboxEvents } from './tables.ts';
import { viewSandboxPayment } from './view-sandbox-payment.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db, provider } = shop;
let paymentId: string;
beforeEach(async () => {
  await shop.empty();
  paymentId = (await begin(shop)).sandboxId;
});

const pay = (number: string) => paySandbox(deps, { paymentId, card: { ...GOOD_CARD, number } });
const state = async () => (await viewSandboxPayment(deps, paymentId))?.state;
const told = async () =>
  (await db.select().from(sandboxEvents)).map(({ type }) => type.replace('payment.', ''));

describe('a card', () => {
  test('that pays sends the buyer back, again and again', async () => {
    const paid = { ok: true, next: 'paid', returnUrl: expect.stringMatching(`${ORIGIN}/thankyou`) };
    expect(await pay('4242424242424242')).toEqual(paid);
    expect(await pay('4000000000000002')).toEqual(paid);
    expect(await told()).toEqual(['opened', 'succeeded']);
    expect(await provider.retrievePayment(paymentId)).toEqual({
      status: 'succeeded',
      amountMinor: 4995,
      cardCountry: 'US',
      currency: 'USD',
    });
  });

  test('that fails at renewal pays now', async () => {
    expect(await pay('4000000000000341')).toMatchObject({ ok: true, next: 'paid' });
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['5555555555554444', 'card_refused'],
    ['4242424242424241', 'card_refused'],
  ])('%s is refused as %s, and another one can pay', async (number, error) => {
    expect(await pay(number)).toMatchObject({ ok: false, error });
    expect(await state()).toBe('open');
    expect(await pay('4242424242424242')).toMatchObject({ ok: true, next: 'paid' });
  });

  test('that asks for authentication pays once the buyer says yes', async () => {
    expect(await pay('4000002500003155')).toEqual({ ok: true, next: 'authenticate' });
    expect(await provider.retrievePayment(paymentId)).toMatchObject({ status: 'open' });
    expect(await authenticateSandbox(deps, { paymentId, approve: false })).toEqual({
      ok: false,
      error: 'authentication_failed',
    });
    expect(await authenticateSandbox(deps, { paymentId, approve: true })).toEqual({
      ok: false,
      error: 'payment_ended',
    });
    await pay('4000002500003155');
    expect(await authenticateSandbox(deps, { paymentId, approve: true })).toMatchObject({ ok: true });
    expect(await authenticateSandbox(deps, { paymentId, approve: true })).toMatchObject({ ok: true });
    expect((await told()).filter((type) => type === 'succeeded')).toHaveLength(1);
  });

  test('typed twice at once pays once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => pay('4242424242424242')));
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await told()).toEqual(['opened', 'succeeded']);
  });
});

test('a page that was left for an hour has ended', async () => {
  clock.set(new Date(clock.now().getTime() + 3_600_000));
  expect(await pay('4242424242424242')).toEqual({ ok: false, error: 'payment_ended' });
  expect(await provider.retrievePayment(paymentId)).toMatchObject({ status: 'expired' });
});

test('an unknown payment', async () => {
  const unknown = { paymentId: 'sbx_none', card: GOOD_CARD };
  expect(await paySandbox(deps, unknown)).toEqual({ ok: false, error: 'payment_not_found' });
  expect(await viewSandboxPayment(deps, 'sbx_none')).toBeUndefined();
  expect(await provider.retrievePayment('sbx_none')).toBeUndefined();
});

describe('webhooks', () => {
  const sent: { body: string; signature: string | null }[] = [];
  let status = 200;
  const [delivery] = sandboxJobs({
    db,
    clock,
    webhookKey: WEBHOOK_KEY,
    webhookUrl: `${ORIGIN}/order/webhook/sandbox`,
    fetch: async (_, init) => {
      sent.push({ body: String(init?.body), signature: new Headers(init?.headers).get(SIGNATURE_HEADER) });
      return new Response(null, { status });
    },
  });
  const events = async () => (await shop.queued(deliverSandboxEvent.name)) as { eventId: string }[];
  beforeEach(() => {
    sent.length = 0;
    status = 200;
  });

  test('are signed and say what happened', async () => {
    const [event] = await events();
    await delivery.run(event ?? expect.fail());
    const [webhook] = sent;
    expect(verifyWebhook(WEBHOOK_KEY, webhook?.body ?? '', webhook?.signature ?? '', clock.now())).toBe(
      'genuine',
    );
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
      id: event?.eventId,
      type: 'payment.opened',
      payment: { id: paymentId, amount: 4995, currency: 'USD' },
    });
  });

  test('that are not answered are tried again', async () => {
    status = 500;
    const [event] = await events();
    await expect(delivery.run(event ?? expect.fail())).rejects.toThrow('500');
  });

  test('come double, in another order, or not at all when that is asked for', async () => {
    await setSandboxChaos(db, paymentId, { duplicates: 2 });
    const [event] = await events();
    await delivery.run(event ?? expect.fail());
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    await setSandboxChaos(db, paymentId, { silent: true });
    await pay('4000000000000002');
    expect(await events()).toHaveLength(1);
  });
});
