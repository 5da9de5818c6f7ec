import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewProviderPayment } from '../provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const webhookSecret = 'whsec_for_tests_only';
const asked: { method: string; url: string; idempotencyKey: string | undefined; body: URLSearchParams }[] =
  [];
/** What the API answers next. */
let answer: { status: number; body: unknown } = { status: 200, body: {} };
/** Answers that come before that one, once each. */
const answers: (typeof answer)[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  asked.push({
    method: request.method ?? '',
    url: request.url ?? '',
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    body: new URLSearchParams(await bodyOf(request)),
  });
  const { status, body } = answers.shift() ?? answer;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function provider() {
  const { port } = server.address() as AddressInfo;
  return stripeProvider({
    secretKey: 'sk_test_nothing',
    webhookSecret,
    api: { protocol: 'http', host: '127.0.0.1', port },
  });
}

const payment: NewProviderPayment = {
  idempotencyKey: 'pay-1',
  reference: 'pay-1',
  amountMinor: 6290,
  currency: 'JPY',
  description: 'DVD Ripper · 終身',
  email: 'kei@example.test',
  locale: 'zh',
  returnUrl: 'https://shop.test/zh/thankyou?checkout=X',
  cancelUrl: 'https://shop.test/zh/checkout?pid=643',
  ends: new Date('2026-11-20T12:55:00.400Z'),
};

describe('payments', () => {
  test('a basket with a long name is named as far as Stripe takes it, in whole characters', async () => {
    answer = { status: 200, body: { id: 'cs_1', object: 'checkout.session', url: 'https://pay.test/cs_1' } };
    await provider().createPayment({ ...payment, description: `${'x'.repeat(248)}👩‍💻${'y'.repeat(300)}` });
    const { body } = asked.at(-1) ?? expect.fail('nothing was asked');
    expect(body.get('line_items[0][price_data][product_data][name]')).toBe(`${'x'.repeat(248)}…`);
  });

  test('a payment is a checkout session with the shop’s amount, currency and key', async () => {
    answer = { status: 200, body: { id: 'cs_1', object: 'checkout.session', url: 'https://pay.test/cs_1' } };
    expect(await provider().createPayment(payment)).toEqual({
      paymentId: 'cs_1',
      redirectUrl: 'https://pay.test/cs_1',
    });
    const { method, url, idempotencyKey, body } = asked.at(-1) ?? expect.fail('nothing was asked');
    expect({ method, url, idempotencyKey }).toEqual({
      method: 'POST',
      url: '/v1/checkout/sessions',
      idempotencyKey: 'pay-1',
    });
    expect(Object.fromEntries(body)).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '6290',
      'line_items[0][price_data][currency]': 'jpy',
      'line_items[0][quantity]': '1',
      client_reference_id: 'pay-1',
      locale: 'zh-TW',
      success_url: payment.returnUrl,
      expires_at: String(Date.parse('2026-11-20T12:55:00Z') / 1000),
      'adaptive_pricing[enabled]': 'false',
    });
  });

  test.each([
    [{ status: 'open', payment_status: 'unpaid' }, 'open'],
    [{ status: 'complete', payment_status: 'paid' }, 'succeeded'],
    [{ status: 'complete', payment_status: 'unpaid' }, 'open'],
    [
      {
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
      'failed',
    ],
    [{ status: 'expired', payment_status: 'unpaid' }, 'expired'],
  ])('a session %o is %s', async (session, status) => {
    answer = { status: 200, body: { id: 'cs_1', amount_total: 4995, currency: 'usd', ...session } };
    expect(await provider().retrievePayment('cs_1')).toEqual({ status, amountMinor: 4995, currency: 'USD' });
  });

  test('a session that Stripe does not have is none', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such checkout.session',
    };
    answer = { status: 404, body: { error } };
    expect(await provider().retrievePayment('cs_1')).toBeUndefined();
  });

  test('a page is ended at Stripe', async () => {
    const session = {
      id: 'cs_1',
      status: 'expired',
      payment_status: 'unpaid',
      amount_total: 1,
      currency: 'usd',
    };
    answer = { status: 200, body: session };
    expect(await provider().cancelPayment('cs_1')).toMatchObject({ status: 'expired' });
    expect(asked.at(-1)).toMatchObject({ method: 'POST', url: '/v1/checkout/sessions/cs_1/expire' });
  });

  test('one that can not be ended any more is looked at, and one that is not there is none', async () => {
    const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
    const error = { type: 'invalid_request_error', message };
    const session = {
      id: 'cs_1',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 1,
      currency: 'usd',
    };
    answers.push({ status: 400, body: { error } });
    answer = { status: 200, body: session };
    expect(await provider().cancelPayment('cs_1')).toMatchObject({ status: 'succeeded' });
    answer = { status: 404, body: { error: { ...error, code: 'resource_missing' } } };
    expect(await provider().cancelPayment('cs_1')).toBeUndefined();
  });

  test('a key that Stripe does not take says nothing about the session', async () => {
    answer = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    await expect(provider().retrievePayment('cs_1')).rejects.toThrow('Invalid API Key');
  });

  test('an answer that refuses is thrown', async () => {
    answer = { status: 402, body: { error: { type: 'card_error', message: 'no' } } };
    await expect(provider().retrievePayment('cs_1')).rejects.toThrow();
  });
});

describe('a charge that Stripe makes nothing of', () => {
  const charge = {
    ...{ idempotencyKey: 'pay-1', reference: 'pay-1', amountMinor: 1995, currency: 'USD' as const },
    ...{ description: 'DVD Ripper', customerId: 'cus_1', methodId: 'pm_1' },
  };
  const refused = (code?: string) => ({
    status: code ? 404 : 400,
    body: { error: { type: 'invalid_request_error', message: 'Stripe makes none', code } },
  });
  const missing = refused('resource_missing');
  const customer = { status: 200, body: { id: 'cus_1', object: 'customer' } };
  const method = (holder: unknown) => ({
    status: 200,
    body: { id: 'pm_1', object: 'payment_method', customer: holder },
  });

  test.each([
    ['the customer was deleted', missing, [{ status: 200, body: { id: 'cus_1', deleted: true } }]],
    ['the card was deleted', missing, [customer, missing]],
    ['the card was taken from the customer', refused(), [customer, method(null)]],
  ])('is declined where %s', async (_what, first, then) => {
    answers.push(first, ...then);
    expect(await provider().charge(charge)).toEqual({
      ...{ status: 'failed', failure: 'declined', amountMinor: 1995, currency: 'USD', paymentId: null },
    });
    expect(answers).toEqual([]);
  });

  test.each([
    ['the key is of another account or mode', missing, [missing]],
    ['the card is there', refused(), [customer, method('cus_1')]],
    ['the card is there, and its customer told whole', refused(), [customer, method({ id: 'cus_1' })]],
  ])('says nothing about the card where %s', async (_what, first, then) => {
    answers.push(first, ...then);
    await expect(provider().charge(charge)).rejects.toThrow('Stripe makes none');
    expect(answers).toEqual([]);
  });
});

describe('webhooks', () => {
  const stripe = new Stripe('sk_test_nothing');
  const payload = (type = 'checkout.session.completed') =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      data: { object: { id: 'cs_1', object: 'checkout.session', client_reference_id: 'pay-1' } },
    });
  const signed = (body: string, change: { secret?: string; timestamp?: number } = {}) =>
    new Headers({
      'stripe-signature': stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
        ...change,
      }),
    });

  test('a genuine event names its session and our payment', () => {
    expect(provider().parseWebhook(signed(payload()), payload())).toEqual({
      ok: true,
      event: {
        id: 'evt_1',
        type: 'checkout.session.completed',
        about: 'payment',
        providerId: 'cs_1',
        reference: 'pay-1',
      },
    });
  });

  test.each([
    ['refund.created', 'refund'],
    ['charge.dispute.created', 'dispute'],
    ['customer.subscription.deleted', 'subscription'],
    ['invoice.payment_failed', 'subscription'],
  ])('%s is about a %s', (type, about) => {
    const body = JSON.stringify({ id: 'evt_2', object: 'event', type, data: { object: { id: 'x_1' } } });
    expect(provider().parseWebhook(signed(body), body)).toEqual({
      ok: true,
      event: { id: 'evt_2', type, about, providerId: 'x_1', reference: null },
    });
  });

  test('an event about something else is genuine and of no concern', () => {
    const body = payload('customer.created');
    expect(provider().parseWebhook(signed(body), body)).toEqual({ ok: true, event: null });
  });

  test.each([
    ['no signature', new Headers(), payload(), 'webhook_signature'],
    ['another secret', signed(payload(), { secret: 'whsec_other' }), payload(), 'webhook_signature'],
    ['a changed body', signed(payload()), payload().replace('pay-1', 'pay-2'), 'webhook_signature'],
    [
      'an old signature',
      signed(payload(), { timestamp: Math.floor(Date.now() / 1000) - 301 }),
      payload(),
      'webhook_too_old',
    ],
    ['no JSON', signed('{'), '{', 'webhook_malformed'],
  ])('%s is refused', (_, headers, body, error) => {
    expect(provider().parseWebhook(headers, body)).toEqual({ ok: false, error });
  });
});
