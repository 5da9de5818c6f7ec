import { RESET_BY_ADDRESS_AND_IP } from '@spindle/domain/accounts/limits.ts';
import { begin, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { beforeEach, expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { showCheckout } from '../show-checkout.ts';
import { mailPasswordLink } from './mail-password-link.ts';

const commerce = await testCommerce();
const { deps, empty, queued } = commerce;
beforeEach(empty);

async function begun() {
  const { checkoutId: checkout, secret, sandboxId } = await begin(commerce);
  const look = (cookies: string | null) =>
    showCheckout(deps, {
      query: new URLSearchParams({ checkout }),
      ...{ cookies, memberId: undefined, locale: 'de', links: linksFor({ prefix: '/de' }) },
      shopName: 'Shop',
      supportEmail: 'support@spindle.test',
    });
  return {
    asBuyer: () => look(`spindle_checkout_${checkout}=${secret}`),
    asStranger: () => look(null),
    pay: () => paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD }),
  };
}
const from = (ip: string) => ({ ip, locale: 'de' }) as const;

test('a buyer is mailed the link at the address of the order, a few times an hour', async () => {
  const { asBuyer, pay } = await begun();
  await pay();
  const shown = await asBuyer();
  expect(await mailPasswordLink(deps, shown, from('192.0.2.1'))).toEqual({ sent: true });
  expect(await queued('password-mail')).toMatchObject([{ email: 'kei@example.test', locale: 'de' }]);
  for (let time = 1; time < RESET_BY_ADDRESS_AND_IP.points; time++) {
    await mailPasswordLink(deps, shown, from('192.0.2.1'));
  }
  expect(await mailPasswordLink(deps, shown, from('192.0.2.1'))).toMatchObject({
    problem: { error: 'too_many_requests', retryAfterSeconds: expect.any(Number) },
  });
});

test('nobody is mailed anything for a checkout that was not paid, or is not theirs', async () => {
  const { asBuyer, asStranger, pay } = await begun();
  expect(await mailPasswordLink(deps, await asBuyer(), from('192.0.2.2'))).toEqual({});
  await pay();
  await asBuyer();
  expect(await mailPasswordLink(deps, await asStranger(), from('192.0.2.2'))).toEqual({});
  expect(await queued('password-mail')).toEqual([]);
});
