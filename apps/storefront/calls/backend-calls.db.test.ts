import { openCommerce } from '@spindle/domain/checkout/testing/commerce.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import type { CallName } from './backend-calls.ts';

const { url } = await testDatabase();
const shop = await openCommerce(url);
afterAll(() => shop.close());

/** Typed so that it must name every call of the backend. */
const names: Record<Extract<CallName, `${string} /backend/${string}`>, true> = {
  'POST /backend/member/logout': true,
  'POST /backend/api/auth/auth_token': true,
  'POST /backend/member/info': true,
  'GET /backend/member/': true,
  'POST /backend/api/auth/passkey/login_options': true,
  'POST /backend/api/auth/passkey/confirm_options': true,
  'POST /backend/api/auth/passkey/register_options': true,
  'POST /backend/price_discount/best/product_list': true,
  'GET /backend/captcha/challenge': true,
  'GET /backend/order/app/get_stripe_payment.php': true,
  'POST /backend/api/auth/admin': true,
};

test.each(Object.keys(names))('%s is a call of the backend', async (name) => {
  const { paths } = (await (await shop.calls.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const [method = '', path = ''] = name.split(' ');
  expect(paths[path.replace('/backend', '')]).toHaveProperty(method.toLowerCase());
});
