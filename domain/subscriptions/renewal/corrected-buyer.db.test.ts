import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { begin, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { settleFromProvider } from '../../fulfilment/settle-from-provider.ts';
import { correctInvoice } from '../../invoices/correct-invoice.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { payments } from '../../payments/tables.ts';
import { seedDemoSeller } from '../../seller/seed-demo-seller.ts';
import { setRegistration } from '../../tax/set-registration.ts';
import { vatChecks } from '../../tax/tables.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import type { VatAnswer } from '../../tax/vat-registry.ts';
import { subscriptions } from '../tables.ts';
import { doDue } from '../testing/subscribed.ts';

const clock = fixedClock(new Date());
const known = { valid: true, consultation: 'WAPI1', name: null, address: null } as const;
let answer: (vatId: string) => VatAnswer;
const check = async (vatId: string) => answer(vatId);
const shop = await testCommerce({ clock, change: () => ({ vatRegistry: { check } }) });
const { deps, db } = shop;
const system: Actor = { kind: 'system', name: 'test' };
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
await seedDemoSeller(db);
const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
for (const scheme of ['domestic', 'oss'] as const)
  await setRegistration(deps, system, { ...registered, scheme });

beforeEach(async () => {
  await shop.empty();
  await db.delete(vatChecks);
  answer = () => known;
  clock.set(new Date('2027-01-31T10:00:00Z'));
});

async function subscribe(change: Parameters<typeof form>[1]): Promise<void> {
  const consents = ['delivery', 'withdrawal'] as const;
  const asked = form('pid=643&opt643=1M', { consents, ...change });
  const { sandboxId } = await begin(shop, asked);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  const [payment] = await db.select().from(payments);
  if (payment) await settleFromProvider(deps, payment);
}
async function renewOn(day: string): Promise<void> {
  clock.set(new Date(`${day}T10:00:00Z`));
  await doDue(shop);
}
const placed = async () => (await shop.orders()).toSorted((one, other) => +one.placedAt - +other.placedAt);
/** The original invoice of the last order, and its tax. */
async function last() {
  const order = (await placed()).at(-1) ?? expect.fail('no order');
  const [invoice] = await invoicesOfOrders(db, [order.id]);
  const { buyer, number } = invoice?.document ?? expect.fail('no invoice');
  return { order, buyer, number, tax: await taxOfOrder(db, order.id) };
}
type Corrected = Parameters<typeof correctInvoice>[2]['buyer'];
async function correct(buyer: Corrected): Promise<void> {
  const { number } = await last();
  expect(await correctInvoice(deps, admin, { number, buyer })).toMatchObject({ ok: true });
}

test('a renewal is invoiced to the buyer that staff have corrected the invoice to, and so are those after it', async () => {
  const company = { company: 'Disk GmbH', address: 'Weg 1\n10115 Berlin', vatId: '' };
  await subscribe({ country: 'DE', buyer: { country: 'DE', ...company } });
  const right = { name: 'Disc GmbH', address: 'Allee 2\n10115 Berlin', country: 'DE', vatId: 'DE999999999' };
  await correct(right);
  for (const day of ['2027-02-28', '2027-03-31']) {
    await renewOn(day);
    expect(await last()).toMatchObject({ buyer: right, tax: { scheme: 'domestic' } });
  }
  expect(await placed()).toHaveLength(3);
});

test('where the corrected country is another, renewals are taxed there, and what proved the old one is gone', async () => {
  await subscribe({ country: 'US', buyer: { country: 'US' } });
  expect((await last()).tax?.proofs).toContainEqual(
    expect.objectContaining({ kind: 'network', country: 'US' }),
  );
  await correct({ name: '', address: '', country: 'CA', vatId: '' });
  for (const day of ['2027-02-28', '2027-03-31']) {
    await renewOn(day);
    const { order, buyer, tax } = await last();
    expect({ order: order.country, invoice: buyer.country, tax: tax?.country }).toEqual({
      ...{ order: 'CA', invoice: 'CA', tax: 'CA' },
    });
    expect(tax?.proofs.filter(({ kind }) => kind !== 'card')).toMatchObject([
      { kind: 'stated', country: 'CA' },
    ]);
  }
  expect(await db.select().from(subscriptions)).toMatchObject([{ country: 'CA' }]);
});

test('where the corrected VAT id is another, that is asked about', async () => {
  const address = '1 rue du Disque';
  const buyer = { country: 'FR', company: 'Disc SARL', address, vatId: 'FR40303265045' };
  await subscribe({ locale: 'de', country: 'FR', buyer });
  answer = () => ({ valid: false });
  await renewOn('2027-02-28');
  expect((await last()).tax).toMatchObject({ scheme: 'oss' });
  await correct({ name: 'Disc SARL', address, country: 'FR', vatId: 'FR61954506077' });
  answer = (vatId) => (vatId === 'FR61954506077' ? known : { valid: false });
  await renewOn('2027-03-31');
  expect(await last()).toMatchObject({
    buyer: { vatId: 'FR61954506077' },
    tax: { scheme: 'reverse_charge', check: { vatId: 'FR61954506077' } },
  });
});

test('a consumer whose name was corrected stays one, taxed where network and card say', async () => {
  await subscribe({ country: 'US', buyer: { country: 'CA' } });
  const taxed = { country: 'US', business: null };
  expect((await last()).tax).toMatchObject(taxed);
  const right = { name: 'Kei Mori', address: '1 Way\nReno', country: 'US' };
  await correct({ ...right, vatId: '' });
  for (const day of ['2027-02-28', '2027-03-31']) {
    await renewOn(day);
    expect(await last()).toMatchObject({
      ...{ buyer: { ...right, vatId: null }, order: { country: 'US' }, tax: taxed },
    });
  }
});
