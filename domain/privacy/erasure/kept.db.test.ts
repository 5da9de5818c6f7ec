import { fixedClock } from '@spindle/platform/clock.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { membersOfAddresses } from '../../accounts/members-of-addresses.ts';
import { members } from '../../accounts/tables.ts';
import { demoSession } from '../../accounts/testing/accounts.ts';
import type { Actor } from '../../actor.ts';
import { checkoutSecret } from '../../checkout/checkout-access.ts';
import { findCheckoutOfOrder } from '../../checkout/find-checkout-of-order.ts';
import { sendMailAgain } from '../../checkout/send-mail-again.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { viewCheckout } from '../../checkout/view-checkout.ts';
import { findBuyer } from '../../fulfilment/find-buyer.ts';
import { correctInvoice } from '../../invoices/correct-invoice.ts';
import { signedInvoiceLink } from '../../invoices/invoice-link.ts';
import { readFileAsStaff } from '../../invoices/read-file-as-staff.ts';
import { readInvoiceFile } from '../../invoices/read-invoice-file.ts';
import { requestInvoice } from '../../invoices/request-invoice.ts';
import { sendDocumentMail } from '../../invoices/send-document-mail.tsx';
import { invoiceFiles, invoices } from '../../invoices/tables.ts';
import { activateDevice } from '../../licences/activation/activate-device.ts';
import { licenceDevices } from '../../licences/activation/tables.ts';
import { validateDevice } from '../../licences/activation/validate-device.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { PLAIN } from '../../moving-in/mapping.ts';
import { importDesk } from '../../moving-in/testing/import-desk.ts';
import { countryProofs, orderTaxes } from '../../tax/tables.ts';
import { COMPANY, EMAIL, fillShop, MARKS, NAME } from '../testing/filled-shop.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { carryOutErasure } from './carry-out-erasure.ts';
import { endRetention } from './end-retention.ts';

const clock = fixedClock(new Date('2027-01-31T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db, modules } = shop;
const privacy = {
  ...deps,
  holdings: () => modules.flatMap(({ holds = [] }) => holds),
  erasures: () => modules.flatMap(({ erasure }) => erasure ?? []),
};
const { memberId, orderId, licenceId, invoice } = await fillShop(shop);
const number = invoice?.number ?? '';
const checkoutId = (await findCheckoutOfOrder(db, orderId)) ?? expect.fail('no checkout');
const device = { device: 'a-computer-with-its-fingerprint', name: 'Desk', system: 'win' } as const;
const licences = { ...deps, fingerprintKey: Buffer.alloc(32, 7) };
const key = (await findLicence(db, licenceId))?.key ?? '';
const idle = () =>
  db.execute(sql`update jobs.job set state = 'completed' where state in ('created', 'active')`);
const staff = (role: 'admin' | 'support' | 'accountant'): Actor => ({
  kind: 'staff',
  staffId: '1',
  email: `${role}@x.test`,
  role,
});
const file = (actor: Actor) => readFileAsStaff(deps, actor, { number, format: 'pdf' });

await db.delete(licenceDevices);
const before = {
  support: await file(staff('support')),
  activated: await activateDevice(licences, { key, ...device }),
  viewed: await viewCheckout(deps, { checkoutId, proof: { memberId } }),
};
const { viewer } = await demoSession(deps);
await askForErasure(deps, viewer);
clock.set(new Date('2027-02-14T10:00:00Z'));
await idle();
await carryOutErasure(privacy, { memberId });
await idle();
const carried = await carryOutErasure(privacy, { memberId });

test('the set-up has erased somebody', () => {
  expect(carried).toEqual({ erased: true });
  expect(before.activated).toMatchObject({ ok: true });
  expect(before.viewed).toMatchObject({ ok: true });
});

test('a program goes on validating its key', async () => {
  expect(await validateDevice(licences, { key, ...device }, { seen: true })).toMatchObject({ ok: true });
});

test('its documents are the accountant’s: no other role, no mailed link and no old cookie opens them', async () => {
  expect(before.support).toMatchObject({ ok: true });
  expect(await file(staff('support'))).toEqual({ ok: false, error: 'not_allowed' });
  expect(await file(staff('accountant'))).toMatchObject({ ok: true });
  expect(await file(staff('admin'))).toMatchObject({ ok: true });
  const ends = new Date('2027-03-01');
  const sig =
    new URL(signedInvoiceLink(deps.accessKey, { number, ends }), 'http://x').searchParams.get('sig') ?? '';
  expect(await readInvoiceFile(deps, { number, format: 'pdf', sig })).toEqual({
    ok: false,
    error: 'not_found',
  });
  expect(await readInvoiceFile(deps, { number, format: 'pdf', memberId })).toEqual({
    ok: false,
    error: 'not_found',
  });
  const secret = checkoutSecret(deps.accessKey, checkoutId);
  for (const proof of [{ secret }, { memberId }]) {
    expect(await viewCheckout(deps, { checkoutId, proof })).toEqual({ ok: false, error: 'not_found' });
  }
});

test('who may correct and issue documents has no hand in them, unless the books are theirs, too', async () => {
  const buyer = { name: 'Somebody Else', address: '', country: '', vatId: '' };
  const issued = await db.$count(invoices);
  expect(await correctInvoice(deps, staff('support'), { number, buyer })).toEqual({
    ok: false,
    error: 'not_allowed',
  });
  expect(await requestInvoice(deps, staff('support'), { orderId })).toEqual({
    ok: false,
    error: 'not_allowed',
  });
  expect(await requestInvoice(deps, staff('accountant'), { orderId })).toEqual({
    ok: false,
    error: 'invoice_exists',
  });
  expect(await db.$count(invoices)).toBe(issued);
});

test('nobody is written to any more, staff who ask for it included', async () => {
  const mails = (await listMailbox(db)).length;
  await sendDocumentMail(deps, { invoiceId: invoice?.id ?? '' });
  const again = { orderId, kind: 'key', requestKey: 'k' } as const;
  expect(await sendMailAgain(deps, staff('admin'), again)).toEqual({ ok: false, error: 'no_such_mail' });
  expect(await listMailbox(db)).toHaveLength(mails);
});

test('the desk finds the licence and shows nobody', async () => {
  const found = await findBuyer(db, key);
  expect(found).toEqual({ memberId, isErased: true, email: `${memberId}@invalid` });
  expect(await findBuyer(db, EMAIL)).toEqual({ email: EMAIL, memberId: undefined });
});

test('an import of the same customer, or of what they bought, brings nobody back', async () => {
  const desk = importDesk(shop);
  const line = `id,email,name\ndemo@spindle.test,${EMAIL},${NAME}\n`;
  expect(await desk.outcomes('customers', line, { mapping: { ...PLAIN, source: 'old' } })).toEqual([
    '2 refused: was erased in the shop',
  ]);
  expect(await membersOfAddresses(db, [EMAIL])).toEqual(new Map());
  expect(await db.select({ name: members.name }).from(members).where(eq(members.id, memberId))).toEqual([
    { name: '' },
  ]);
});

test('a document stays as it was issued until its retention has ended, and then loses its buyer', async () => {
  const issued = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const untouched = async () => {
    expect(await db.select().from(invoices).where(eq(invoices.orderId, orderId))).toEqual(issued);
    expect(await db.$count(orderTaxes, eq(orderTaxes.company, COMPANY))).toBe(1);
    expect(await db.$count(invoiceFiles, eq(invoiceFiles.invoiceId, invoice?.id ?? ''))).toBe(1);
  };
  await expect(db.update(invoices).set({ number: 'X' })).rejects.toThrow();
  await expect(db.delete(invoiceFiles)).rejects.toThrow();
  // Issued in 2027: kept through 2037.
  clock.set(new Date('2038-01-01T00:00:00Z'));
  await endRetention(privacy);
  await untouched();
  const early = db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('shop.first_kept_year', '2027', true)`);
    await tx.update(invoices).set({ document: sql`jsonb_set(document, '{buyer,email}', '""')` });
  });
  await expect(early).rejects.toThrow();
  await untouched();
  clock.set(new Date('2038-01-02T00:00:00Z'));
  await endRetention(privacy);
  const [left] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const country = issued[0]?.document.buyer.country ?? null;
  const nobody = { name: null, address: null, vatId: null, email: '', country };
  expect(left).toEqual({ ...issued[0], document: { ...issued[0]?.document, buyer: nobody } });
  expect(await db.$count(invoiceFiles, eq(invoiceFiles.invoiceId, invoice?.id ?? ''))).toBe(0);
  expect(await db.$count(countryProofs, eq(countryProofs.orderId, orderId))).toBe(0);
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count
    from shop.order_taxes t where t::text ilike ${`%${MARKS[3]}%`}`);
  expect(rows[0]?.count).toBe(0);
  await endRetention(privacy);
});
