import { openCancellations } from '@spindle/domain/cancellations/open-cancellations.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { cancelAction, declaredContext } from './cancel-action.ts';

const shop = await testCommerce();
const { deps, db } = shop;
let network = 0;
beforeEach(() => {
  network += 1;
});
/** Declarations received since the test began. */
const open = async () => (await openCancellations(db)).cancellations.slice(before);
let before = 0;
beforeEach(async () => {
  before = (await openCancellations(db)).cancellations.length;
});

async function send(fields: Record<string, string>) {
  const context = new RouterContextProvider();
  const services = { checkout: deps, limits: deps.limits };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { ip: `192.0.2.${network}`, locale: 'de' };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { data, init } = await cancelAction(form, context);
  expect(context.get(declaredContext)).toEqual(data.declared ?? null);
  return { ...data, status: init?.status };
}
const good = { kind: 'period_end', email: 'kei@example.test', contract: 'SP-7K3QX-9M2TD' };

test('a declaration is taken from anybody and confirmed with its time', async () => {
  expect(await send({ ...good, reason: 'x'.repeat(5000) })).toMatchObject({
    declared: { ...good, time: expect.stringMatching(/20\d\d.*UTC/) },
  });
  expect(await open()).toMatchObject([{ ...good, reason: 'x'.repeat(1000), locale: 'de' }]);
});

test('a reason that is cut in the middle of an emoji is no reason to refuse it', async () => {
  const reason = `${'x'.repeat(999)}🙂`;
  expect(await send({ ...good, reason: `${reason} and more` })).toMatchObject({ declared: good });
  expect(await open()).toMatchObject([{ reason }]);
});

test.each([
  [{ kind: '' }, { kind: 'field_required' }],
  [{ kind: 'tomorrow' }, { kind: 'field_required' }],
  [{ email: '' }, { email: 'field_required' }],
  [{ email: 'kei' }, { email: 'invalid_email' }],
  [{ contract: '  ' }, { contract: 'field_required' }],
])('%o is asked for again, with what was typed', async (change, fields) => {
  expect(await send({ ...good, ...change })).toMatchObject({ status: 422, reply: { fields } });
  expect(await open()).toEqual([]);
});

test('nobody uses up the declarations of an address from elsewhere', async () => {
  const kei = { ...good, email: 'locked@example.test' };
  for (let at = 0; at < 12; at += 1) await send(kei);
  expect(await send(kei)).toMatchObject({ status: 429 });
  network += 1;
  expect(await send(kei)).toMatchObject({ declared: { email: kei.email } });
});

test('a flood is bounded', async () => {
  const sent = await Promise.all(
    Array.from({ length: 25 }, (_, at) => send({ ...good, email: `kei-${at}@example.test` })),
  );
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await open()).toHaveLength(20);
});
