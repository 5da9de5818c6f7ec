import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import { rateLimits } from '../backend-api/tables.ts';
import { pictureAnswer } from '../captcha/testing/answers.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { askForOrder } from './ask-for-order.ts';
import { orderLinkMail } from './job-kinds.ts';
import { sendOrderCode } from './send-order-code.tsx';
import { sendOrderLink } from './send-order-link.tsx';
import { settleCheckout } from './settle-checkout.ts';
import { begin, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';
import { viewCheckout } from './view-checkout.ts';

const start = new Date();
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
let network = 0;
beforeEach(async () => {
  network += 1;
  clock.set(start);
  await shop.empty();
  // Otherwise the mails of earlier tests would count.
  await db.delete(rateLimits);
});

const ask = (number: string, email: string) =>
  askForOrder(deps, {
    ...{ number, email, locale: 'de', ip: `192.0.2.${network}` },
    captcha: pictureAnswer(deps, 'order'),
  });
/** Runs the queued jobs and returns their mails. */
async function mails() {
  for (const asked of await shop.queued(orderLinkMail.name)) await sendOrderLink(deps, asked as never);
  return (await db.select().from(mailbox)).filter(({ subject }) => subject.includes('Der Link'));
}
async function bought(): Promise<string> {
  const { checkoutId, sandboxId } = await begin(shop);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  const [order] = await shop.orders();
  return order?.number ?? expect.fail('no order');
}
/** The view that the link of the mail opens. */
async function opened(html: string | undefined) {
  const { searchParams } = new URL(
    html?.match(/href="([^"]*\/de\/thankyou[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? expect.fail('no link'),
  );
  const signature = searchParams.get('sig') ?? '';
  return viewCheckout(deps, { checkoutId: searchParams.get('checkout') ?? '', proof: { signature } });
}

test('the link to an order is mailed to its buyer, however the number is typed', async () => {
  const number = await bought();
  expect(await ask(` ${number.toLowerCase().replaceAll('-', ' ')} `, 'kei@example.test')).toEqual({
    ok: true,
  });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'kei@example.test', subject: `Der Link zu Ihrer Bestellung ${number}` });
  expect(await opened(mail?.html)).toMatchObject({ ok: true, view: { order: { number } } });
});

test.each(['kei@example.test', 'kei@new.example.test'])(
  'asked for with %s, the link goes to where the member has moved to',
  async (address) => {
    const number = await bought();
    await db.update(members).set({ email: 'kei@new.example.test' });
    await ask(number, address);
    expect(await mails()).toMatchObject([{ to: 'kei@new.example.test' }]);
  },
);

test('an address that may be an intruder’s is mailed neither link nor code', async () => {
  const number = await bought();
  await db.update(members).set({ blockedAt: start, blockedReason: 'Fraud.', ownerInDoubtAt: start });
  await ask(number, 'kei@example.test');
  const [checkout] = await shop.checkouts();
  await sendOrderCode(deps, { checkoutId: checkout?.id ?? '', requestId: 'r' });
  expect(await mails()).toEqual([]);
  expect(await db.select().from(mailbox).where(like(mailbox.messageId, 'order-code%'))).toEqual([]);
});

test('after two weeks its page asks for the mailed code', async () => {
  const number = await bought();
  clock.set(new Date(start.getTime() + 15 * 24 * 3_600_000));
  await ask(number, 'kei@example.test');
  const [mail] = await mails();
  expect(mail?.text).toContain('Code');
  expect(await opened(mail?.html)).toEqual({ ok: false, error: 'link_expired' });
});

test('of a renewal, which came through no checkout, the link leads to the account of its buyer', async () => {
  const email = 'renewing@example.test';
  const subscription = await subscribe(shop, undefined, { email });
  clock.set(subscription.periodEnd);
  await doDue(shop);
  const renewal = (await shop.orders()).find(({ placedAt }) => placedAt >= subscription.periodEnd);
  const { number } = renewal ?? expect.fail('no renewal');
  expect(await ask(number, email)).toEqual({ ok: true });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: `Der Link zu Ihrer Bestellung ${number}` });
  expect(mail?.text).toContain(`/de/member?a=orders&order=${number}`);
});

test('who asks for what is not theirs is answered the same, and nobody is mailed', async () => {
  const number = await bought();
  expect(await ask(number, 'eve@example.test')).toEqual({ ok: true });
  expect(await ask('SP-00000-00000', 'kei@example.test')).toEqual({ ok: true });
  expect(await ask('my order', 'kei@example.test')).toEqual({ ok: true });
  expect(await mails()).toEqual([]);
});

test('who asks again and again is refused, and an address gets few mails whoever asks', async () => {
  const email = `often-${network}@example.test`;
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push((await ask('SP-00000-00000', email)).ok);
  expect(answers).toEqual([true, true, true, true, true, false]);
  network += 1;
  expect(await ask('SP-00000-00000', email)).toEqual({ ok: true });
  expect((await shop.queued(orderLinkMail.name)).length).toBeLessThan(6);
});
