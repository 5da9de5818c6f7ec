import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { exportCodes } from '@spindle/domain/exchange-codes/export-codes.ts';
import { makeExchangeCodes } from '@spindle/domain/exchange-codes/make-exchange-codes.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { exchangeAction } from './exchange-action.ts';

const shop = await testCommerce();
const { deps } = shop;
beforeEach(() => shop.empty());
let network = 0;

const TEST = { kind: 'system', name: 'test' } as const;

async function newCode(): Promise<string> {
  const made = await makeExchangeCodes(deps, TEST, {
    name: 'Magazine',
    pid: '643',
    licenceType: '1Y',
    redeemableUntil: null,
    codes: 1,
  });
  if (!made.ok) expect.fail(made.error);
  const file = await exportCodes(deps, TEST, { batchId: made.batch.id });
  return (file.ok && file.csv.match(/^\w{4}(-\w{4}){3}/m)?.[0]) || expect.fail();
}

/** Every test comes from its own network, so that limits count for it alone. */
async function send(fields: Record<string, string>, viewer: Viewer = { kind: 'anonymous', expired: false }) {
  const context = new RouterContextProvider();
  const services = { accounts: deps, limits: deps.limits };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { ip: `192.0.2.${network}`, locale: 'de', viewer: async () => viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { data, init } = await exchangeAction(form, context);
  return { ...data, status: init?.status };
}
beforeEach(() => {
  network += 1;
});

test('a guest sees what a code is, says where the key goes, and gets it', async () => {
  const code = await newCode();
  expect(await send({ code })).toMatchObject({
    preview: { code, product: 'DVD Ripper für Windows', licenceType: '1Y', extendable: [] },
  });
  expect(await send({ step: 'redeem', code })).toMatchObject({
    ...{ status: 422, preview: { code }, reply: { fields: { email: 'field_required' } } },
  });
  expect(await send({ step: 'redeem', code, email: 'kei' })).toMatchObject({
    ...{ status: 422, reply: { values: { email: 'kei' }, fields: { email: 'invalid_email' } } },
  });
  const { redeemed } = await send({ step: 'redeem', code, email: 'kei@example.test' });
  expect(redeemed).toMatchObject({ product: 'DVD Ripper für Windows', email: 'kei@example.test' });
  expect((await shop.counts()).licences).toBe(1);
  expect(await send({ step: 'redeem', code, email: 'kei@example.test' })).toMatchObject({
    ...{ status: 422, reply: { fields: { code: 'exchange_code_redeemed' } } },
  });
});

test('a member chooses a licence to extend; what is typed as an address does not count', async () => {
  const [first, second] = [await newCode(), await newCode()];
  const viewer: Viewer = {
    ...{ kind: 'member', memberId: crypto.randomUUID(), email: 'dana@example.test', name: 'Dana' },
    sessionId: 's',
    factorAt: new Date(0),
  };
  const { redeemed } = await send({ step: 'redeem', code: first, email: 'eve@example.test' }, viewer);
  expect(redeemed?.email).toBe('dana@example.test');
  const { preview } = await send({ code: second }, viewer);
  expect(preview?.extendable).toMatchObject([{ key: redeemed?.key }]);
  const extend = preview?.extendable[0]?.id ?? '';
  expect(await send({ step: 'redeem', code: second, extend: crypto.randomUUID() }, viewer)).toMatchObject({
    ...{ status: 422, preview: { code: second }, reply: { problem: 'exchange_licence' } },
  });
  expect((await send({ step: 'redeem', code: second, extend }, viewer)).redeemed?.key).toBe(redeemed?.key);
});

test.each([
  [{ code: '' }, 'field_required'],
  [{ code: '   ' }, 'field_required'],
  [{ code: 'NO-SUCH-CODE-0001' }, 'exchange_code_unknown'],
])('%o is asked for again', async (fields, error) => {
  expect(await send(fields)).toMatchObject({ status: 422, reply: { fields: { code: error } } });
});

test('who tries too many is refused for a while, and others are not', async () => {
  const tries = await Promise.all(Array.from({ length: 70 }, () => send({ code: 'NO-SUCH-CODE-0001' })));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
  network += 1;
  expect(await send({ code: await newCode() })).toMatchObject({ preview: {} });
});
