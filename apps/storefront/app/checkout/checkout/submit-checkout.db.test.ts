import { newFormToken } from '@spindle/domain/checkout/checkout-access.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SubmitCheckoutInput, submitCheckout } from './submit-checkout.ts';

const { deps, limits, counts, orders, checkouts, empty } = await testCommerce();
beforeEach(empty);

function send(
  fields: Record<string, string>,
  {
    query = 'pid=643&opt643=LFT',
    ...change
  }: { query?: string } & Partial<Omit<SubmitCheckoutInput, 'query'>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    form_token: newFormToken(),
    shown_total: '4995',
    ...fields,
  })) {
    form.set(name, value);
  }
  return submitCheckout(
    { ...deps, limits },
    {
      form,
      query: new URLSearchParams(query),
      member: undefined,
      locale: 'en',
      country: 'US',
      ip: '192.0.2.1',
      cookie: null,
      cookies: { secure: true, domain: undefined },
      ...change,
    },
  );
}

async function refused(...sent: Parameters<typeof send>) {
  const submitted = await send(...sent);
  if (submitted.ok) throw new Error('it was not refused');
  return submitted.refusal;
}

describe('the form of the checkout', () => {
  it('places the order, goes to the payment page and leaves the cookie that shows the key', async () => {
    const submitted = await send({ email: ' Kei@Example.test ' });
    expect(submitted).toMatchObject({
      ok: true,
      redirectUrl: expect.stringMatching(/^http:\/\/shop\.test\/sandbox\/pay\/sbx_/),
      setCookie: expect.stringMatching(/^spindle_checkout_\w+=.+HttpOnly; Secure; SameSite=Lax/),
    });
    expect(await orders()).toMatchObject([{ email: 'kei@example.test', totalMinor: 4995 }]);
  });

  it('is one order, however often and however close together it is sent', async () => {
    const form_token = newFormToken();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => send({ form_token, email: 'kei@example.test' })),
    );
    expect(new Set(sent.map((each) => each.ok && each.redirectUrl)).size).toBe(1);
    expect(await counts()).toMatchObject({ orders: 1, payments: 1 });
  });

  it.each([
    [{}, 'field_required'],
    [{ email: 'nobody' }, 'invalid_email'],
    [{ email: `${'a'.repeat(250)}@example.test` }, 'invalid_email'],
  ])('comes back with what is wrong with the address: %o', async (fields, code) => {
    const refusal = await refused({ form_token: 'a-token-of-16-characters', ...fields });
    expect(refusal).toMatchObject({ status: 422, formToken: 'a-token-of-16-characters' });
    expect(refusal.reply.fields).toEqual({ email: code });
    expect((await counts()).orders).toBe(0);
  });

  it('does not sell at a price that was changed in the form, and names both prices', async () => {
    const refusal = await refused({ email: 'kei@example.test', shown_total: '1' });
    expect(refusal).toMatchObject({
      status: 409,
      shownTotal: '$0.01',
      reply: { problem: 'price_changed' },
    });
    expect((await counts()).orders).toBe(0);
  });

  it('comes back with all that was typed when another way to pay was chosen than the provider takes', async () => {
    const typed = { email: 'kei@example.test', gift_email: 'mei@example.test', method: 'blockchain' };
    const refusal = await refused({ form_token: 'a-token-of-16-characters', ...typed });
    expect(refusal).toMatchObject({ status: 422, formToken: 'a-token-of-16-characters' });
    expect(refusal.reply).toMatchObject({ values: typed, fields: { method: 'method_unavailable' } });
    expect((await counts()).orders).toBe(0);
    expect(await send({ ...typed, method: 'card' })).toMatchObject({ ok: true });
  });

  it('says before it is paid that a gift to the buyer’s own address is none', async () => {
    const typed = { email: 'kei@example.test', gift_email: 'kei@example.test' };
    const refusal = await refused(typed);
    expect(refusal).toMatchObject({
      status: 422,
      reply: { values: typed, fields: { gift_email: 'gift_email_own' } },
    });
    expect((await counts()).orders).toBe(0);
  });

  it('charges the catalogue price when the form says none', async () => {
    expect(await send({ email: 'kei@example.test', shown_total: '' })).toMatchObject({ ok: true });
    expect(await orders()).toMatchObject([{ totalMinor: 4995 }]);
  });

  it("takes a member's own address, whatever the form says", async () => {
    const member = { memberId: crypto.randomUUID(), email: 'mei@example.test' };
    await send({ email: 'other@example.test' }, { member });
    expect(await orders()).toMatchObject([{ email: 'mei@example.test', memberId: member.memberId }]);
  });

  it('tells who was logged out meanwhile, keeps what was there, and then sells to the guest', async () => {
    const form_token = newFormToken();
    const sent = { form_token, email: 'mei@example.test' };
    const refusal = await refused({ ...sent, as: 'member' });
    expect(refusal).toMatchObject({
      ...{ status: 401, formToken: form_token },
      reply: { problem: 'session_expired', values: { email: 'mei@example.test' } },
    });
    expect((await counts()).orders).toBe(0);
    expect(await send(sent)).toMatchObject({ ok: true });
    expect(await orders()).toMatchObject([{ email: 'mei@example.test', memberId: null }]);
  });

  it('asks for both consents where the law does, and keeps them with the terms', async () => {
    const sent = { email: 'kei@example.test' };
    for (const country of ['DE', undefined]) {
      const refusal = await refused({ ...sent, consent_delivery: '1' }, { country });
      expect(refusal).toMatchObject({
        status: 422,
        reply: { fields: { consent_withdrawal: 'consent_needed' }, values: { consent_delivery: '1' } },
      });
      expect(refusal.reply.fields).not.toHaveProperty('consent_delivery');
    }
    expect((await counts()).orders).toBe(0);
    const both = { ...sent, consent_delivery: '1', consent_withdrawal: '1' };
    expect(await send(both, { country: 'DE' })).toMatchObject({ ok: true });
    expect(await checkouts()).toMatchObject([{ consents: ['delivery', 'withdrawal'] }]);
  });

  it('gives out a new token when the old one can lead nowhere', async () => {
    const refusal = await refused({ email: 'kei@example.test', form_token: 'short' });
    expect(refusal).toMatchObject({ status: 409, reply: { problem: 'checkout_ended' } });
    expect(refusal.formToken).toMatch(/^[\w-]{16,}$/);
  });

  it.each([
    ['pid=999&opt999=LFT', 404, 'unknown_product'],
    ['pid=641&opt641=LFT', 409, 'not_on_sale'],
    ['pid=643&opt643=LFT&coupon=NOPE', 422, 'coupon_unknown'],
  ])('refuses %s', async (query, status, code) => {
    const refusal = await refused({ email: 'kei@example.test' }, { query });
    expect(refusal).toMatchObject({ status, reply: { problem: code } });
  });

  it('is not taken without end from one address', async () => {
    for (let sent = 0; sent < 60; sent++)
      await send({ email: 'kei@example.test' }, { ip: '192.0.2.99', query: '' });
    expect(await refused({ email: 'kei@example.test' }, { ip: '192.0.2.99' })).toMatchObject({ status: 429 });
    expect(await send({ email: 'kei@example.test' })).toMatchObject({ ok: true });
  });

  it('ends the payment page of another tab of the browser, that was sent at the same moment', async () => {
    const email = 'kei@example.test';
    const cookie = 'spindle_form=A-form-cookie-of-22-ch';
    const tabs = await Promise.all([send({ email }, { cookie }), send({ email }, { cookie })]);
    await send({ email }, { cookie: 'spindle_form=Another-ones-of-22-chs' });
    expect(tabs.some(({ ok }) => ok)).toBe(true);
    expect((await orders()).map(({ state }) => state).sort()).toEqual(['cancelled', 'pending', 'pending']);
    const kept = (await checkouts()).map(({ browser }) => browser);
    expect(new Set(kept).size).toBe(2);
    expect(kept.join()).not.toMatch(/22-ch/);
  });

  it('takes tabs with nothing but the cookie of an earlier checkout for one browser', async () => {
    const email = 'kei@example.test';
    const first = await send({ email }, { query: 'pid=646&opt646=LFT' });
    const cookie = (first.ok && first.setCookie.split(';')[0]) || '';
    await Promise.all(Array.from({ length: 8 }, () => send({ email }, { cookie })));
    const open = (await orders()).filter(({ state }) => state === 'pending');
    expect(open).toHaveLength(2);
    expect(await counts()).toMatchObject({ orders: 9 });
  });

  it('says what was bought just now in the same browser, and takes the form again', async () => {
    const first = await send({ email: 'kei@example.test' });
    if (!first.ok) throw new Error('it was refused');
    const cookie = first.setCookie.split(';')[0] ?? '';
    const checkoutId = /^spindle_checkout_(\w+)=/.exec(cookie)?.[1] ?? '';
    await paySandbox(deps, { paymentId: first.redirectUrl.split('/').at(-1) ?? '', card: GOOD_CARD });
    await settleCheckout(deps, { checkoutId });
    const again = { form_token: newFormToken(), email: 'kei@example.test' };
    expect(await refused(again, { cookie })).toMatchObject({
      status: 409,
      reply: { problem: 'bought_just_now' },
      formToken: again.form_token,
      bought: checkoutId,
    });
    expect(await send({ ...again, again: '1' }, { cookie })).toMatchObject({ ok: true });
  });
});
