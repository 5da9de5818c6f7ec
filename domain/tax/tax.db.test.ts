import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { placeOrder } from '../orders/place-order.ts';
import { seller } from '../seller/tables.ts';
import { decideTax } from './decide-tax.ts';
import { listTaxRules } from './list-tax-rules.ts';
import type { TaxRegistration } from './registration.ts';
import { removeRegistration } from './remove-registration.ts';
import { removeTaxRate } from './remove-tax-rate.ts';
import { setRegistration } from './set-registration.ts';
import { setTaxRate } from './set-tax-rate.ts';
import { taxRates, taxRegistrations } from './tables.ts';
import { taxOfOrder } from './tax-of-order.ts';
import { writeOrderTax } from './write-order-tax.ts';

const { db } = await testDatabase();
const at = new Date('2026-11-22T12:00:00Z');
const deps = { db, clock: fixedClock(at) };
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };

const german: TaxRegistration = {
  ...{ country: 'DE', scheme: 'domestic', number: 'DE123456789' },
  ...{ validFrom: '2026-01-01', validUntil: null },
};
const oneStop: TaxRegistration = { ...german, scheme: 'oss', validUntil: '2026-12-31' };

beforeEach(async () => {
  await db.delete(taxRates);
  await db.delete(taxRegistrations);
  await db.delete(seller);
});

const insertSeller = (country: string) =>
  db.insert(seller).values({
    ...{ legalName: 'Spindle', street: 'Disc Lane 1', postalCode: '10115', city: 'Town' },
    ...{ country, timeZone: 'UTC' },
  });

const enter = async (...rows: TaxRegistration[]) => {
  for (const row of rows) expect(await setRegistration(deps, admin, row)).toEqual({ ok: true });
};

describe('a sale', () => {
  test('contains tax only where the seller is registered', async () => {
    const none = { scheme: 'none', rateBp: 0, waivedBp: 0 };
    expect(await decideTax(db, { country: 'DE' }, at)).toEqual({ country: 'DE', ...none });
    await enter(german);
    expect(await decideTax(db, { country: 'DE' }, at)).toEqual({
      ...{ country: 'DE', scheme: 'domestic', rateBp: 1900, waivedBp: 0 },
    });
    expect(await decideTax(db, { country: 'FR' }, at)).toEqual({ country: 'FR', ...none });
    expect(await decideTax(db, { country: undefined }, at)).toEqual({ country: null, ...none });
  });

  test('to any member state is covered by the one-stop shop, and a country of its own comes first', async () => {
    await enter(german, oneStop);
    expect(await decideTax(db, { country: 'FR' }, at)).toMatchObject({ scheme: 'oss', rateBp: 2000 });
    expect(await decideTax(db, { country: 'DE' }, at)).toMatchObject({ scheme: 'domestic' });
    for (const country of ['GB', 'CH', 'NO', 'JP', 'US']) {
      expect(await decideTax(db, { country }, at)).toMatchObject({ scheme: 'none' });
    }
  });

  test('at home is not for the one-stop shop of a seller in the Union', async () => {
    await enter(oneStop);
    expect(await decideTax(db, { country: 'DE' }, at)).toMatchObject({ scheme: 'oss' });
    await insertSeller('DE');
    expect(await decideTax(db, { country: 'DE' }, at)).toMatchObject({ scheme: 'none' });
    expect(await decideTax(db, { country: 'FR' }, at)).toMatchObject({ scheme: 'oss' });
    // A seller from outside the EU may register in any member state, whose own buyers are covered, too.
    await db.delete(seller);
    await insertSeller('CH');
    expect(await decideTax(db, { country: 'DE' }, at)).toMatchObject({ scheme: 'oss' });
  });

  test('is judged by its day: from the first to the last of the registration', async () => {
    await enter(oneStop);
    const schemeAt = async (moment: string) =>
      (await decideTax(db, { country: 'FR' }, new Date(moment))).scheme;
    expect(await schemeAt('2025-12-31T23:59:59Z')).toBe('none');
    expect(await schemeAt('2026-01-01T00:00:00Z')).toBe('oss');
    expect(await schemeAt('2026-12-31T23:59:59Z')).toBe('oss');
    expect(await schemeAt('2027-01-01T00:00:00Z')).toBe('none');
  });

  test('has the rate that staff entered from its first day on', async () => {
    await enter(german);
    expect(await setTaxRate(deps, admin, { country: 'DE', validFrom: '2026-11-22', rateBp: 2100 })).toEqual({
      ok: true,
    });
    expect(await decideTax(db, { country: 'DE' }, at)).toMatchObject({ rateBp: 2100 });
    expect(await decideTax(db, { country: 'DE' }, new Date('2026-11-21T23:00:00Z'))).toMatchObject({
      rateBp: 1900,
    });
  });
});

describe('staff', () => {
  test('enter, change and take back, and each is written down', async () => {
    const swiss: TaxRegistration = { ...german, country: 'CH', number: 'CHE-123.456.788' };
    await enter(swiss, { ...swiss, validUntil: '2027-06-30' });
    expect((await listTaxRules(db)).registrations).toEqual([{ ...swiss, validUntil: '2027-06-30' }]);
    expect(await removeRegistration(deps, admin, swiss)).toEqual({ ok: true });
    expect(await removeRegistration(deps, admin, swiss)).toEqual({
      ok: false,
      error: 'tax_registration_gone',
    });
    const about = { kind: 'tax_registration', id: 'CH domestic 2026-01-01' };
    expect(await auditOf(db, about)).toMatchObject([
      { action: 'tax_registration.remove', after: null },
      { action: 'tax_registration.set', after: { number: 'CHE-123.456.788', validUntil: '2027-06-30' } },
      { action: 'tax_registration.set', before: null },
    ]);
    const rate = { country: 'CH', validFrom: '2026-11-22', rateBp: 2100 };
    await setTaxRate(deps, admin, rate);
    expect(await removeTaxRate(deps, admin, rate)).toEqual({ ok: true });
    expect(await removeTaxRate(deps, admin, rate)).toEqual({ ok: false, error: 'tax_rate_gone' });
    expect(await listTaxRules(db)).toEqual({ registrations: [], rates: [] });
    expect(await auditOf(db, { kind: 'tax_rate', id: 'CH 2026-11-22' })).toHaveLength(2);
  });

  test('enter no registration whose sales would contain no tax, and keep the rate that one needs', async () => {
    const kenyan: TaxRegistration = { ...german, country: 'KE', number: 'P051234567Z' };
    const rate = { country: 'KE', validFrom: '2026-01-01', rateBp: 1600 };
    const missing = { ok: false, error: 'tax_rate_missing' };
    expect(await setRegistration(deps, admin, kenyan)).toEqual(missing);
    await setTaxRate(deps, admin, { ...rate, validFrom: '2026-01-02' });
    expect(await setRegistration(deps, admin, kenyan)).toEqual(missing);
    await setTaxRate(deps, admin, rate);
    await enter(kenyan);
    expect(await removeTaxRate(deps, admin, rate)).toEqual({ ok: false, error: 'tax_rate_needed' });
    expect(await removeTaxRate(deps, admin, { ...rate, validFrom: '2026-01-02' })).toEqual({ ok: true });
    expect(await decideTax(db, { country: 'KE' }, at)).toMatchObject({ scheme: 'domestic', rateBp: 1600 });
    await removeRegistration(deps, admin, kenyan);
    expect(await removeTaxRate(deps, admin, rate)).toEqual({ ok: true });
  });

  test('enter and end a registration in Monaco or on the Isle of Man, with the rates of France and the United Kingdom', async () => {
    for (const [country, like] of [
      ['MC', 'FR'],
      ['IM', 'GB'],
    ] as const) {
      const own: TaxRegistration = { ...german, country, number: 'X1' };
      await enter(own, { ...own, validUntil: '2027-06-30' });
      const rate = { country: like, validFrom: '2026-01-01', rateBp: 2100 };
      await setTaxRate(deps, admin, rate);
      expect(await decideTax(db, { country }, at)).toMatchObject({ scheme: 'domestic', rateBp: 2100 });
      expect(await removeTaxRate(deps, admin, rate)).toEqual({ ok: true });
    }
  });

  test('other than admins decide nothing about tax', async () => {
    const refused = { ok: false, error: 'not_allowed' };
    for (const role of ['editor', 'support'] as const) {
      const actor: Actor = { ...admin, role };
      expect(await setRegistration(deps, actor, german)).toEqual(refused);
      expect(await removeRegistration(deps, actor, german)).toEqual(refused);
      const rate = { country: 'DE', validFrom: '2026-11-22', rateBp: 2100 };
      expect(await setTaxRate(deps, actor, rate)).toEqual(refused);
      expect(await removeTaxRate(deps, actor, rate)).toEqual(refused);
    }
    expect(await listTaxRules(db)).toEqual({ registrations: [], rates: [] });
  });

  test.each([
    { country: 'Germany' },
    { number: '' },
    { validFrom: '2026-02-30' },
    { validUntil: '2025-12-31' },
    { scheme: 'oss', country: 'US' } as const,
  ])('enter nothing that makes no sense: %j', async (wrong) => {
    const invalid = { ok: false, error: 'tax_registration_invalid' };
    expect(await setRegistration(deps, admin, { ...german, ...wrong })).toEqual(invalid);
    const rate = { country: 'DE', validFrom: '2026-11-22', rateBp: 190_000 };
    expect(await setTaxRate(deps, admin, rate)).toEqual({ ok: false, error: 'tax_rate_invalid' });
  });
});

test("an order's row says its tax, shared by its lines, and the proofs of its country", async () => {
  await enter(german);
  const line = { productName: 'Ripper', licenceType: 'LFT', quantity: 1, discountMinor: 0 } as const;
  const { order } = await placeOrder(db, randomUUID(), {
    ...{ email: 'kei@example.test', memberId: null, locale: 'de', country: 'DE', currency: 'EUR' },
    ...{ couponCode: null, placedAt: at },
    lines: [
      { ...line, pid: '643', listMinor: 4595, totalMinor: 4595 },
      { ...line, pid: '646', listMinor: 4595, totalMinor: 4595 },
    ],
  });
  expect(await taxOfOrder(db, order.id)).toBeUndefined();
  await writeOrderTax(db, order, {
    ...(await decideTax(db, { country: 'DE' }, at)),
    ...{ business: { company: 'Disc GmbH', address: 'Ring 1\nBonn', vatId: null }, vatCheckId: null },
    proofs: [
      { kind: 'network', country: 'AT', notedAt: at },
      { kind: 'stated', country: 'DE', notedAt: at },
    ],
  });
  await setTaxRate(deps, admin, { country: 'DE', validFrom: '2026-01-01', rateBp: 2100 });
  const [one, other] = order.lines;
  expect(await taxOfOrder(db, order.id)).toEqual({
    ...{ country: 'DE', scheme: 'domestic', rateBp: 1900, netMinor: 7723, taxMinor: 1467 },
    lines: [
      { lineId: one.id, netMinor: 3861, taxMinor: 734 },
      { lineId: other?.id, netMinor: 3862, taxMinor: 733 },
    ],
    business: { company: 'Disc GmbH', address: 'Ring 1\nBonn', vatId: null },
    person: null,
    check: null,
    proofs: [
      { kind: 'stated', country: 'DE', notedAt: at },
      { kind: 'network', country: 'AT', notedAt: at },
    ],
  });
});
