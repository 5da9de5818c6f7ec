import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sandboxWebhookKey } from '@spindle/domain/payments/sandbox/sandbox-delivery.ts';
import { SIGNATURE_HEADER, signWebhook } from '@spindle/domain/payments/sandbox/signature.ts';
import type pg from 'pg';
import { z } from 'zod';
import { type DemoShop, SECRET } from './demo-shop.ts';

/** How long each step of a checkout took, in ms. */
export interface BoughtIn {
  price: number;
  order: number;
  webhook: number;
  licence: number;
  whole: number;
}

const answer = <Data extends z.ZodType>(data: Data) => z.object({ cscode: z.literal(0), data });
const quoted = answer(z.object({ form_token: z.string(), total_minor: z.number() }));
const started = answer(z.object({ checkout: z.string(), redirect_url: z.string() }));
const paid = answer(z.object({ order_state: z.string() }));

/** How long to wait until an order is paid, in ms; more means that it hangs. */
const PATIENCE = 60_000;

let buyers = 0;

/**
 * One buyer, from the price to the licence, and the provider that reports the money. The provider's own work is not the shop's
 * and is not measured.
 */
export async function buy(shop: DemoShop, database: pg.Pool, basket: string): Promise<BoughtIn> {
  const buyer = openBuyer(shop);
  const began = performance.now();
  const quote = await buyer.get(`/backend/order/api4.php?${basket}&country=US`, quoted);
  const priced = performance.now();
  const order = await buyer.post('/backend/order/checkout4.php', started, {
    ...Object.fromEntries(new URLSearchParams(basket)),
    ...{ form_token: quote.form_token, shown_total: quote.total_minor, country: 'US' },
    ...{ email: `${randomUUID()}@example.test`, consent_delivery: '1', consent_withdrawal: '1' },
  });
  const ordered = performance.now();
  const webhook = await takeMoney(database, order.redirect_url.split('/').at(-1) ?? '');
  const told = performance.now();
  await send(shop, webhook);
  const noted = performance.now();
  await buyer.untilPaid(order.checkout);
  const done = performance.now();
  const steps = {
    price: priced - began,
    order: ordered - priced,
    webhook: noted - told,
    licence: done - noted,
  };
  return { ...steps, whole: steps.price + steps.order + steps.webhook + steps.licence };
}

/** Asks for the price of a basket without buying it. @returns ms */
export async function askPrice(shop: DemoShop, basket: string): Promise<number> {
  const buyer = openBuyer(shop);
  const began = performance.now();
  await buyer.get(`/backend/order/api4.php?${basket}&country=US`, quoted);
  return performance.now() - began;
}

/** A browser in a network of its own, which keeps its cookies. */
function openBuyer({ origin }: DemoShop) {
  const number = buyers++;
  const cookies = new Map<string, string>();
  const ask = async <Data>(path: string, schema: z.ZodType<{ data: Data }>, init: RequestInit = {}) => {
    const response = await fetch(origin + path, {
      ...init,
      headers: {
        origin,
        'x-forwarded-for': `2001:db8:${(number >> 16).toString(16)}:${(number & 65_535).toString(16)}::1`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const body: unknown = await response.json();
    const read = schema.safeParse(body);
    if (!read.success) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
    return read.data.data;
  };
  return {
    get: <Data>(path: string, schema: z.ZodType<{ data: Data }>) => ask(path, schema),
    post: <Data>(path: string, schema: z.ZodType<{ data: Data }>, body: object) =>
      ask(path, schema, { method: 'POST', body: JSON.stringify(body) }),
    /** Like the thank-you page, which asks again while the webhook is being processed. */
    async untilPaid(checkout: string): Promise<void> {
      for (const until = performance.now() + PATIENCE; performance.now() < until; ) {
        const { order_state } = await ask(
          `/backend/order/app/get_stripe_payment.php?checkout=${checkout}`,
          paid,
        );
        if (order_state === 'paid') return;
        await delay(10);
      }
      throw new Error(`The order of checkout ${checkout} is not paid.`);
    },
  };
}

/** @returns the webhook that reports the payment */
async function takeMoney(database: pg.Pool, id: string): Promise<string> {
  const { rows } = await database.query<{ reference: string }>(
    `update shop.sandbox_payments set state = 'succeeded', last_four = '4242' where id = $1 returning reference`,
    [id],
  );
  const payment = { id, reference: rows[0]?.reference ?? '' };
  return JSON.stringify({ id: randomUUID(), type: 'payment.succeeded', payment });
}

async function send({ origin }: DemoShop, body: string): Promise<void> {
  const signature = signWebhook(sandboxWebhookKey(SECRET), body, new Date());
  const headers = { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/backend/order/webhook/sandbox`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The webhook was answered with ${response.status}.`);
}
