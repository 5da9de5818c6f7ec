import { begin } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { payByCard } from './pay-by-card.ts';

const commerce = await testCommerce();
let paymentId = '';
beforeEach(async () => {
  await commerce.empty();
  paymentId = (await begin(commerce)).sandboxId;
});

function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return payByCard(commerce.deps, { paymentId, form });
}
const card = (number: string, change = {}) => send({ number, expiry: '12/34', cvc: '123', ...change });

describe("the sandbox's payment page", () => {
  it('pays and goes back to the shop', async () => {
    expect(await card('4242 4242 4242 4242')).toMatchObject({
      to: 'shop',
      url: expect.stringMatching(/\/thankyou\?checkout=/),
    });
    expect(await card('4000000000000002')).toMatchObject({ to: 'shop' });
  });

  it('asks for every field at once', async () => {
    expect(await send({})).toMatchObject({
      refusal: {
        status: 422,
        reply: { fields: { number: 'field_required', expiry: 'field_required', cvc: 'field_required' } },
      },
    });
  });

  it.each([
    ['4242424242424241', {}, { fields: { number: 'card_number' } }],
    ['5555555555554444', {}, { fields: { number: 'card_not_for_tests' } }],
    ['4242424242424242', { expiry: '13/34' }, { fields: { expiry: 'card_expiry' } }],
    ['4242424242424242', { expiry: '01/20' }, { fields: { expiry: 'card_expired' } }],
    ['4242424242424242', { cvc: '12' }, { fields: { cvc: 'card_cvc' } }],
    [
      '4242424242424241',
      { expiry: '1', cvc: '' },
      { fields: { number: 'card_number', expiry: 'card_expiry', cvc: 'field_required' } },
    ],
    ['4000000000000002', {}, { problem: 'card_declined' }],
    ['4000000000009995', {}, { problem: 'insufficient_funds' }],
  ])('stays with %s %o', async (number, change, refused) => {
    const answer = await card(number, change);
    expect(answer).toMatchObject({ to: 'form', refusal: { reply: refused } });
    expect(JSON.stringify(answer)).not.toContain('123"');
  });

  it('does not send back the number of a card that is none for tests', async () => {
    expect(JSON.stringify(await card('5555555555554444'))).not.toContain('5555');
  });

  it('lets the bank ask: a refusal leaves the way open, an approval pays', async () => {
    expect(await card('4000002500003155')).toEqual({ to: 'bank' });
    expect(await send({ answer: 'refuse' })).toMatchObject({
      to: 'form',
      refusal: { status: 402, reply: { problem: 'authentication_failed' } },
    });
    expect(await card('4000002500003155')).toEqual({ to: 'bank' });
    expect(await send({ answer: 'approve' })).toMatchObject({ to: 'shop' });
  });

  it('knows nothing of payments that are not there', async () => {
    paymentId = 'sbx_NOTHING';
    expect(await card('4242424242424242')).toEqual({ to: 'nothing' });
    expect(await send({ answer: 'approve' })).toEqual({ to: 'nothing' });
  });
});
