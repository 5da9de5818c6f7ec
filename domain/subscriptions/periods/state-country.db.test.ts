import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { begin, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { settleFromProvider } from '../../fulfilment/settle-from-provider.ts';
import { correctInvoice } from '../../invoices/correct-invoice.ts';
import { standingInvoice } from '../../invoices/invoice.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { payments } from '../../payments/tables.ts';
import { seedDemoSeller } from '../../seller/seed-demo-seller.ts';
import { setRegistration } from '../../tax/set-registration.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { subscriptions } from '../tables.ts';
import { doDue } from '../testing/subscribed.ts';
import { stateCountry } from './state-country.ts';
import { taxOfNext } from './tax-of-next.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { db } = shop;
const deps = { ...shop.deps, blockedCountries: ['KP'] };
const system: Actor = { kind: 'system', name: 'test' };
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
await seedDemoSeller(db);
const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
for (const scheme of ['domestic', 'oss'] as const)
  await setRegistration(deps, system, { ...registered, scheme });

beforeEach(async () => {
  await shop.empty();
  clock.set(new Date('2027-01-31T10:00:00Z'));
});
const at = (day: string) => clock.set(new Date(`${day}T10:00:00Z`));

async function subscribe(buyer: NonNullable<Parameters<typeof form>[1]>['buyer'] = { country: 'DE' }) {
  const consents = ['delivery', 'withdrawal'] as const;
  const asked = form('pid=643&opt643=1M', { consents, country: 'DE', buyer });
  const { sandboxId } = await begin(shop, asked);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  const [payment] = await db.select().from(payments);
  if (payment) await settleFromProvider(deps, payment);
  return theOne();
}
async function theOne() {
  const [subscription] = await db.select().from(subscriptions);
  return subscription ?? expect.fail('no subscription');
}
async function say(country: string, network: string | undefined = country) {
  const { id: subscriptionId, memberId } = await theOne();
  return stateCountry(deps, { memberId, subscriptionId, country, network });
}
async function renewOn(day: string): Promise<void> {
  at(day);
  await doDue(shop);
}
/** Corrects the invoice of the last order, as staff do. */
async function correct(country: string, name = 'Ann Disc'): Promise<void> {
  const order = (await shop.orders()).toSorted((one, other) => +one.placedAt - +other.placedAt).at(-1);
  const issued = await invoicesOfOrders(db, [order?.id ?? '']);
  const number = standingInvoice(issued)?.document.number ?? expect.fail();
  const buyer = { name, address: '1 Disc Lane', country, vatId: '' };
  expect(await correctInvoice(deps, admin, { number, buyer })).toMatchObject({ ok: true });
}
/** Taxes of the orders, the oldest first. */
async function taxes() {
  const placed = (await shop.orders()).toSorted((one, other) => +one.placedAt - +other.placedAt);
  return Promise.all(
    placed.map(async ({ id, totalMinor }) => ({ ...(await taxOfOrder(db, id)), totalMinor })),
  );
}

test('who has moved is taxed where they live now from the next period on, at the same price', async () => {
  await subscribe();
  at('2027-02-10');
  expect(await say('FR')).toEqual({ ok: true });
  const subscription = await theOne();
  expect(await taxOfNext(db, subscription, { amountMinor: 1995, at: clock.now() })).toMatchObject({
    ...{ buyer: { country: 'FR' }, tax: { country: 'FR', taxMinor: 332 } },
  });
  const notedAt = clock.now();
  await renewOn('2027-02-28');
  await renewOn('2027-03-31');
  const [first, ...later] = await taxes();
  expect(first).toMatchObject({ totalMinor: 1995, country: 'DE', scheme: 'domestic', rateBp: 1900 });
  expect(later).toHaveLength(2);
  for (const { proofs, ...tax } of later) {
    expect(tax).toMatchObject({
      totalMinor: 1995,
      country: 'FR',
      scheme: 'oss',
      rateBp: 2000,
      taxMinor: 332,
    });
    expect(proofs?.filter(({ kind }) => kind !== 'card')).toEqual(
      expect.arrayContaining([
        { kind: 'stated', country: 'FR', notedAt },
        { kind: 'network', country: 'FR', notedAt },
      ]),
    );
  }
  expect(await theOne()).toMatchObject({ country: 'FR' });
});

test('network and card that agree against the word decide, as at a checkout', async () => {
  await subscribe({ country: 'DE' });
  const card = (await taxes())[0]?.proofs?.find(({ kind }) => kind === 'card')?.country ?? expect.fail();
  at('2027-02-10');
  await say('FR', card);
  const { tax } = await taxOfNext(db, await theOne(), { amountMinor: 1995, at: clock.now() });
  expect(tax.country).toBe(card);
  await renewOn('2027-02-28');
  expect((await taxes()).at(-1)).toMatchObject({ country: card });
});

test('who is taxed where network and card agree reads that, and can say that they have moved to where they had typed', async () => {
  await subscribe({ country: 'FR' });
  const taxedBy = async () => {
    const { tax } = await taxOfNext(db, await theOne(), { amountMinor: 1995, at: clock.now() });
    return tax.country;
  };
  const proof = (kind: string, country: string) =>
    db.execute(
      `insert into shop.country_proofs select id, '${kind}', '${country}', now() from shop.orders on conflict (order_id, kind) do update set country = excluded.country`,
    );
  await proof('network', 'DE');
  await proof('card', 'DE');
  expect(await taxedBy()).toBe('DE');
  at('2027-02-10');
  expect(await say('FR')).toEqual({ ok: true });
  expect(await taxedBy()).toBe('FR');
});

test('what is placed already stays as it is, and the period after it counts', async () => {
  await subscribe();
  await db.execute(`update shop.sandbox_cards set behaviour = 'declined'`);
  await renewOn('2027-02-28');
  at('2027-03-01');
  expect(await say('FR')).toEqual({ ok: true });
  await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
  await renewOn('2027-03-02');
  await renewOn('2027-03-31');
  expect((await taxes()).map(({ country }) => country)).toEqual(['DE', 'DE', 'FR']);
});

test('of a correction of the invoice and the member’s word the later one counts', async () => {
  await subscribe({ country: 'US' });
  at('2027-02-10');
  await correct('CA');
  at('2027-02-11');
  await say('AU');
  await renewOn('2027-02-28');
  at('2027-03-10');
  await say('BR');
  at('2027-03-11');
  await correct('MX');
  await renewOn('2027-03-31');
  expect((await taxes()).map(({ country }) => country)).toEqual(['US', 'AU', 'MX']);
  // Whoever has stated another country keeps their name but not the old address.
  expect((await taxes())[1]).toMatchObject({ person: { name: 'Ann Disc', address: null } });
});

test('a later correction of the name alone leaves the member’s word standing', async () => {
  await subscribe();
  at('2027-02-10');
  await say('FR');
  at('2027-02-12');
  await correct('DE');
  await renewOn('2027-02-28');
  expect((await taxes()).at(-1)).toMatchObject({
    ...{ country: 'FR', scheme: 'oss', person: { name: 'Ann Disc', address: null } },
  });
});

test('a correction of the name after one of the country leaves what the member said between them', async () => {
  await subscribe({ country: 'US' });
  at('2027-02-10');
  await correct('CA');
  at('2027-02-11');
  await say('AU');
  at('2027-02-12');
  await correct('CA', 'Ann M. Disc');
  await renewOn('2027-02-28');
  expect((await taxes()).at(-1)).toMatchObject({
    ...{ country: 'AU', person: { name: 'Ann M. Disc', address: null } },
  });
});

test('what staff put right after the member’s word counts, and the same word once more goes before that', async () => {
  await subscribe({ country: 'US' });
  at('2027-02-10');
  await correct('CA');
  at('2027-02-11');
  await say('AU');
  at('2027-02-12');
  await correct('US');
  await renewOn('2027-02-28');
  at('2027-03-10');
  await say('AU');
  at('2027-03-11');
  await correct('MX');
  at('2027-03-12');
  await say('AU');
  await renewOn('2027-03-31');
  expect((await taxes()).map(({ country }) => country)).toEqual(['US', 'US', 'AU']);
});

test('it is audited once, and the same country again changes nothing', async () => {
  const { id } = await subscribe();
  at('2027-02-10');
  await say('DE');
  await say('FR', 'DE');
  at('2027-02-11');
  await say('FR');
  const entries = await auditOf(db, { kind: 'subscription', id });
  expect(entries.filter(({ action }) => action === 'subscription.country')).toMatchObject([
    {
      ...{ actorId: 'member-centre', at: new Date('2027-02-10T10:00:00Z') },
      ...{ before: { country: 'DE' }, after: { country: 'FR', network: 'DE' } },
    },
  ]);
});

test('is refused to strangers, from and for a blocked country, and after the end', async () => {
  const { id: subscriptionId } = await subscribe();
  const stranger = { memberId: randomUUID(), subscriptionId, country: 'FR', network: 'FR' };
  expect(await stateCountry(deps, stranger)).toEqual({ ok: false, error: 'not_found' });
  expect(await say('KP', 'FR')).toEqual({ ok: false, error: 'country_blocked' });
  expect(await say('FR', 'KP')).toEqual({ ok: false, error: 'country_blocked' });
  await cancelSubscription(deps, system, { subscriptionId, when: 'now' });
  expect(await say('FR')).toEqual({ ok: false, error: 'ended' });
  expect(await theOne()).toMatchObject({ statedCountry: null });
});

test('is no business’s to say: its invoice addresses it', async () => {
  await subscribe({ country: 'DE', company: 'Disk GmbH', address: 'Weg 1\n10115 Berlin', vatId: '' });
  expect(await say('FR')).toEqual({ ok: false, error: 'of_business' });
});
