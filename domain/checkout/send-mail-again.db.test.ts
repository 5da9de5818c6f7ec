import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { orderDetails } from '../fulfilment/order-details.ts';
import { findOrder } from '../orders/find-order.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { mailsOfOrder } from './mails-of-order.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { sendOrderMail } from './send-order-mail.tsx';
import { settleCheckout } from './settle-checkout.ts';
import { begin, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const sent: string[] = [];
const texts: string[] = [];
const shop = await testCommerce({
  change: () => ({
    mailer: {
      send: async ({ to, messageId, text }) => {
        sent.push(`${to} ${messageId}`);
        texts.push(text);
      },
    },
  }),
});
const { deps, db } = shop;
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const editor: Actor = { ...support, email: 'eve@shop.test', role: 'editor' };
beforeEach(async () => {
  await shop.empty();
  sent.length = 0;
  texts.length = 0;
});

async function buy(): Promise<string> {
  const started = await begin(shop);
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
  return (await shop.orders())[0]?.id ?? '';
}

test('staff have the mail with the keys sent once more, to the buyer, and it is written down', async () => {
  const orderId = await buy();
  await sendOrderMail(deps, { orderId });
  const requestKey = randomUUID();
  const again = (actor = support) => sendMailAgain(deps, actor, { orderId, kind: 'key', requestKey });
  expect(await again(editor)).toEqual({ ok: false, error: 'not_allowed' });
  expect(await again()).toMatchObject({ ok: true });
  await sendOrderMail(deps, { orderId, again: requestKey });
  await sendOrderMail(deps, { orderId, again: requestKey });
  expect(sent).toEqual([
    `kei@example.test order-${orderId}`,
    `kei@example.test order-${orderId}-${requestKey}`,
  ]);
  const order = (await findOrder(db, orderId)) ?? expect.fail();
  const mails = (await mailsOfOrder(db, order)).filter(({ state }) => state === 'sent');
  expect(mails).toMatchObject([
    { kind: 'key', recipient: 'kei@example.test' },
    { kind: 'key', recipient: 'kei@example.test' },
  ]);
  expect(await auditOf(db, { kind: 'order', id: orderId })).toMatchObject([
    { action: 'order.mail', actorEmail: 'sue@shop.test', after: { mail: 'key' } },
  ]);
});

test('the mail opens the account that was made for the order, until that has another address', async () => {
  const orderId = await buy();
  await sendOrderMail(deps, { orderId });
  const { memberId } = (await findOrder(db, orderId)) ?? expect.fail();
  await db
    .update(members)
    .set({ email: 'moved@example.test' })
    .where(eq(members.id, memberId ?? ''));
  await sendOrderMail(deps, { orderId, again: randomUUID() });
  expect(sent[1]).toMatch(/^moved@example\.test /);
  expect(texts.map((text) => text.includes('token='))).toEqual([true, false]);
});

test('once more after the member has moved, it goes to the new address', async () => {
  const orderId = await buy();
  await db.update(members).set({ email: 'kei@new.example.test' });
  const requestKey = randomUUID();
  expect(await sendMailAgain(deps, support, { orderId, kind: 'key', requestKey })).toMatchObject({
    ok: true,
  });
  const order = (await findOrder(db, orderId)) ?? expect.fail();
  const waiting = (await mailsOfOrder(db, order)).filter(({ state }) => state === 'waiting');
  expect(new Set(waiting.map(({ recipient }) => recipient))).toEqual(new Set(['kei@new.example.test']));
  expect(await orderDetails(deps, order.number)).toMatchObject({ address: 'kei@new.example.test' });
  await sendOrderMail(deps, { orderId, again: requestKey });
  expect(sent).toEqual([`kei@new.example.test order-${orderId}-${requestKey}`]);
});

test('what is no gift has no mail of one, and what nobody paid has none at all', async () => {
  const orderId = await buy();
  const ask = (id: string, kind: 'key' | 'gift') =>
    sendMailAgain(deps, support, { orderId: id, kind, requestKey: randomUUID() });
  expect(await ask(orderId, 'gift')).toEqual({ ok: false, error: 'no_such_mail' });
  expect(await ask(randomUUID(), 'key')).toEqual({ ok: false, error: 'no_such_mail' });
});
