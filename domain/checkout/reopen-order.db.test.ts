import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { STEPPED_MINUTES } from '@spindle/platform/mailed-code.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import { rateLimits } from '../backend-api/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { orderCodeMail } from './job-kinds.ts';
import { ORDER_CODE_MAILS, ORDER_CODE_TRIES } from './limits.ts';
import { mailOrderCode, tryOrderCode } from './reopen-order.ts';
import { sendOrderCode } from './send-order-code.tsx';
import { settleCheckout } from './settle-checkout.ts';
import { begin, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';
import { viewCheckout } from './view-checkout.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.delete(rateLimits);
});
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
const DAYS = 24 * 60;

async function bought() {
  const { checkoutId, secret, sandboxId } = await begin(shop);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  return { checkoutId, proof: { secret } };
}
/** The code in the newest mail. */
async function mailed() {
  const [job] = (await shop.queued(orderCodeMail.name)).slice(-1);
  await sendOrderCode(deps, job as never);
  const [mail] = await listMailbox(db, { to: 'kei@example.test' });
  return mail?.subject.match(/\b\d{10}\b/)?.[0] ?? expect.fail();
}

test('after two weeks a mailed code shows the order again, for an hour', async () => {
  const asked = await bought();
  pass(15 * DAYS);
  expect(await viewCheckout(deps, asked)).toEqual({ ok: false, error: 'link_expired' });
  expect(await mailOrderCode(deps, asked)).toEqual({ ok: true });
  const code = await mailed();
  pass(8);
  const opened = await tryOrderCode(deps, { ...asked, code: ` ${code.slice(0, 3)}-${code.slice(3)}` });
  if (!opened.ok) throw new Error(opened.error);
  const again = { checkoutId: asked.checkoutId, proof: { signature: opened.sig } };
  expect(await viewCheckout(deps, again)).toMatchObject({ ok: true });
  pass(61);
  expect(await viewCheckout(deps, again)).toEqual({ ok: false, error: 'link_expired' });
});

test('the code goes to where the member has moved to', async () => {
  const asked = await bought();
  await db.update(members).set({ email: 'kei@new.example.test' });
  pass(15 * DAYS);
  await mailOrderCode(deps, asked);
  const [job] = await shop.queued(orderCodeMail.name);
  await sendOrderCode(deps, job as never);
  expect(await listMailbox(db, { to: 'kei@new.example.test' })).toHaveLength(1);
});

describe('a code', () => {
  test('opens its own order, and only for ten minutes', async () => {
    const asked = await bought();
    pass(15 * DAYS);
    await mailOrderCode(deps, asked);
    const code = await mailed();
    pass(10);
    expect(await tryOrderCode(deps, { ...asked, code })).toEqual({ ok: false, error: 'code_wrong' });
  });

  test('can’t be guessed: ten tries an hour, right or wrong', async () => {
    const asked = await bought();
    pass(15 * DAYS);
    await mailOrderCode(deps, asked);
    const code = await mailed();
    const wrong = code === '0000000000' ? '0000000001' : '0000000000';
    for (let count = 0; count < ORDER_CODE_TRIES.points; count++) {
      expect(await tryOrderCode(deps, { ...asked, code: wrong })).toEqual({ ok: false, error: 'code_wrong' });
    }
    expect(await tryOrderCode(deps, { ...asked, code })).toMatchObject({ error: 'too_many_requests' });
  });

  test('is mailed to nobody who never had the order', async () => {
    const asked = await bought();
    expect(await mailOrderCode(deps, asked)).toEqual({ ok: false, error: 'not_found' });
    pass(15 * DAYS);
    const stranger = { checkoutId: asked.checkoutId, proof: { secret: 'guess', signature: 'a.b' } };
    expect(await mailOrderCode(deps, stranger)).toEqual({ ok: false, error: 'not_found' });
    expect(await tryOrderCode(deps, { ...stranger, code: '1234567890' })).toEqual({
      ok: false,
      error: 'not_found',
    });
  });

  test('is mailed a few times an hour, and after that as often as one stops to work', async () => {
    const asked = await bought();
    pass(15 * DAYS);
    const { anHour, afterThat } = ORDER_CODE_MAILS;
    const atOnce = anHour.points + afterThat.points;
    for (let count = 0; count < atOnce; count++) {
      expect(await mailOrderCode(deps, asked)).toEqual({ ok: true });
    }
    const refused = await mailOrderCode(deps, asked);
    if (refused.ok || refused.error !== 'too_many_requests') throw new Error('mailed too often');
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(afterThat.seconds);
    expect(await shop.queued(orderCodeMail.name)).toHaveLength(atOnce);
    expect(afterThat.seconds).toBeLessThan(STEPPED_MINUTES * 60);
  });

  test('is that of its mail also where an older version has queued it, which named no step', async () => {
    const asked = await bought();
    pass(15 * DAYS);
    const { checkoutId } = asked;
    await sendOrderCode(deps, { checkoutId, window: 1_983_264, requestId: randomUUID() } as never);
    const [mail] = await listMailbox(db, { to: 'kei@example.test' });
    const code = mail?.subject.match(/\d+/)?.[0] ?? expect.fail();
    expect(await tryOrderCode(deps, { ...asked, code })).toMatchObject({ ok: true });
  });
});
