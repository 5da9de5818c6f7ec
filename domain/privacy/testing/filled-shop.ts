import { randomUUID } from 'node:crypto';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq, sql } from 'drizzle-orm';
import { DEMO_MEMBER, seedDemoMember } from '../../accounts/seed-demo.ts';
import {
  actings,
  addressChanges,
  memberCodes,
  members,
  passkeys,
  passwordTokens,
  pendingRegistrations,
  recoveryCodes,
  secondFactorChallenges,
  signInLinks,
  totpSecrets,
  verifications,
} from '../../accounts/tables.ts';
import { auditEntries } from '../../audit/tables.ts';
import { cancellations } from '../../cancellations/tables.ts';
import type { Commerce } from '../../checkout/testing/commerce.ts';
import { exchangeBatches, exchangeCodes } from '../../exchange-codes/tables.ts';
import { invoiceFiles, invoices } from '../../invoices/tables.ts';
import { licenceDevices } from '../../licences/activation/tables.ts';
import { sentMails } from '../../mail/tables.ts';
import { memberMerges, memberNotes } from '../../members/tables.ts';
import { importedRecords } from '../../moving-in/tables.ts';
import { importedOrderLines } from '../../orders/imported/tables.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { cardPages, guestCards } from '../../payments/cards/tables.ts';
import { credits } from '../../payments/credits/tables.ts';
import { disputes } from '../../payments/disputes/tables.ts';
import { refunds } from '../../payments/refunds/tables.ts';
import { coupons, promotions, promotionUses } from '../../pricing/tables.ts';
import { orderRisks } from '../../risk/tables.ts';
import { seedDemoSeller } from '../../seller/seed-demo-seller.ts';
import { subscriptionAgreements } from '../../subscriptions/agreements/tables.ts';
import { priceChanges, priceOffers } from '../../subscriptions/prices/tables.ts';
import { subscribe } from '../../subscriptions/testing/subscribed.ts';
import { countryProofs, orderTaxes, vatChecks } from '../../tax/tables.ts';
import { trials } from '../../trials/tables.ts';
import { webhookMessages } from '../../webhooks/tables.ts';
import { dataExports } from '../tables.ts';

/** Values that identify the tests' member, in one form or another. */
export const EMAIL = DEMO_MEMBER.email;
export const FORMER = 'old.dana@spindle.test';
export const MERGED = 'dana.twice@spindle.test';
export const NAME = 'Dana Quaggazebra';
export const IP = '203.0.113.77';
export const DEVICE = 'Quaggazebra’s laptop';
/** What only the books may still contain afterwards. */
export const COMPANY = 'Quaggazebra Ltd';
export const MARKS = [EMAIL, FORMER, MERGED, 'Quaggazebra', IP];

/** A member about whom every table of the register holds something, mostly under their address or name. */
export async function fillShop(shop: Commerce) {
  const { db, deps } = shop;
  const now = deps.clock.now();
  const later = new Date(now.getTime() + 90 * 86_400_000);
  await seedDemoSeller(db);
  const { memberId } = await seedDemoMember(db);
  await db
    .update(members)
    .set({ name: NAME, image: `https://p.test/${EMAIL}`, country: 'DE', vip: 2 })
    .where(eq(members.id, memberId));
  const subscription = await subscribe(shop, undefined, { email: EMAIL });
  const { id: subscriptionId, licenceId } = subscription;
  const [order] = await db.select().from(orders).where(eq(orders.memberId, memberId));
  const [line] = await db.select().from(orderLines);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from shop.payments where order_id = ${order?.id}`,
  );
  const paymentId = rows[0]?.id;
  if (!order || !line || !paymentId) throw new Error('no order was placed');
  const orderId = order.id;
  const lineId = line.id;

  const other = randomUUID();
  await db.insert(members).values({ id: other, email: 'other@spindle.test', name: 'Other' });
  await db.insert(orders).values([
    // An unpaid order of a guest with the former address, and a gift by somebody else.
    {
      ...order,
      ...{ id: randomUUID(), number: 'G-1', idempotencyKey: 'g1', memberId: null, email: FORMER },
      ...{ state: 'cancelled', paidAt: null, paidMinor: null },
    },
    {
      ...order,
      ...{
        id: randomUUID(),
        number: 'G-2',
        idempotencyKey: 'g2',
        memberId: other,
        email: 'other@spindle.test',
      },
      giftEmail: EMAIL,
    },
  ]);

  // accounts
  const expiresAt = later;
  await db.insert(passwordTokens).values({ tokenHash: 'p', memberId, expiresAt });
  await db
    .insert(signInLinks)
    .values({ tokenHash: 's', memberId, email: EMAIL, browserHash: 'b', expiresAt });
  await db.insert(totpSecrets).values({ memberId, sealed: 'sealed' });
  await db.insert(recoveryCodes).values({ memberId, codeHash: 'c' });
  await db.insert(secondFactorChallenges).values({ tokenHash: 't', memberId, way: 'password', expiresAt });
  await db.insert(verifications).values({ identifier: 'denial x', value: memberId, expiresAt });
  await db.insert(actings).values({
    ...{ memberId, staffId: '7', staffEmail: 'sue@shop.test', staffRole: 'support', reason: `for ${NAME}` },
    ticketUntil: later,
  });
  await db.insert(passkeys).values({
    ...{ memberId, credentialId: 'c', publicKey: 'k', counter: 0, transports: [], name: DEVICE },
    ...{ isMultiDevice: false, isBackedUp: false, isUserVerified: true },
  });
  await db.insert(memberCodes).values({ id: randomUUID(), memberId, expiresAt });
  const moved = { oldEmail: FORMER, newEmail: EMAIL, expiresAt };
  await db.insert(addressChanges).values([
    { id: randomUUID(), memberId, ...moved, changedAt: now },
    { id: randomUUID(), memberId: other, oldEmail: 'other@spindle.test', newEmail: EMAIL, expiresAt },
  ]);
  await db.insert(pendingRegistrations).values({ id: randomUUID(), email: FORMER, locale: 'en', expiresAt });

  // what was bought
  await db.insert(licenceDevices).values({
    ...{ id: randomUUID(), licenceId, fingerprint: 'fp', name: DEVICE, system: 'win' },
    ...{ activatedAt: now, lastSeenAt: now },
  });
  const batch = {
    id: randomUUID(),
    name: 'Partner',
    pid: '643',
    licenceType: 'LFT',
    createdAt: now,
  } as const;
  await db.insert(exchangeBatches).values(batch);
  await db.insert(exchangeCodes).values({
    ...{ id: randomUUID(), batchId: batch.id, code: 'C', codeKey: 'C', redeemedAt: now, licenceId },
  });
  await db.insert(trials).values({
    ...{ id: randomUUID(), memberId, pid: '643', productLine: 'dvd', fingerprint: 'fp', startedAt: now },
  });
  const change = {
    ...({
      id: randomUUID(),
      pid: '643',
      term: '1M',
      currency: 'USD',
      priceMinor: 2995,
      startsAt: later,
    } as const),
    ...({ withoutAgreement: 'keeps', announcedAt: now } as const),
  };
  await db.insert(priceChanges).values(change);
  await db.insert(priceOffers).values({
    ...{ id: randomUUID(), changeId: change.id, subscriptionId, fromMinor: 1995, priceMinor: 2995 },
    ...{ startsAt: later, toldAt: now },
  });
  await db.insert(subscriptionAgreements).values({
    ...{ id: randomUUID(), subscriptionId, orderId, text: 'For good', textVersion: 'v', agreedAt: now },
  });
  await db.insert(importedOrderLines).values({
    ...{ id: randomUUID(), memberId, number: EMAIL, placedAt: now, productName: `for ${NAME}`, quantity: 1 },
    ...{ currency: 'USD', totalMinor: 100, refundedMinor: 0 },
  });
  await db.insert(importedRecords).values({
    ...{ source: 'old', kind: 'customers', foreignId: 'DEMO@spindle.test', targetId: memberId, digest: 'd' },
    ...{ written: { name: NAME }, importedAt: now },
  });

  // money
  await db.insert(refunds).values({
    ...{ id: randomUUID(), requestKey: 'r', orderId, paymentId, provider: 'sandbox', providerId: 'rf' },
    ...{ state: 'succeeded', amountMinor: 100, currency: 'USD', reason: 'asked', createdAt: now },
    ...{ settledAt: now, askAfter: now },
  });
  await db.insert(disputes).values({
    ...{ id: randomUUID(), orderId, paymentId, provider: 'sandbox', providerId: 'dp', state: 'won' },
    ...{ amountMinor: 100, currency: 'USD', reason: 'general', openedAt: now, closedAt: now },
  });
  await db.insert(credits).values({
    ...{ id: randomUUID(), paymentId, orderId, lineId, holderId: randomUUID() },
    ...{ carriedMinor: 0, spentMinor: 0, createdAt: now },
  });
  const card = {
    provider: 'sandbox',
    customerId: 'sbc_dana',
    methodId: 'm',
    brand: 'visa',
    lastFour: '4242',
  };
  const shown = { expMonth: 12, expYear: 2034, savedAt: now };
  await db.insert(guestCards).values({ orderId, memberId, ...card, ...shown });
  await db.insert(cardPages).values({
    ...{ id: randomUUID(), memberId, provider: 'sandbox', providerId: 'cp', createdAt: now },
  });
  const check = { id: randomUUID(), vatId: 'DE123456788', checkedAt: now, name: COMPANY, address: 'Way 1' };
  await db.insert(vatChecks).values(check);
  await db
    .update(orderTaxes)
    .set({ company: COMPANY, address: 'Way 1', vatId: check.vatId, vatCheckId: check.id })
    .where(eq(orderTaxes.orderId, orderId));
  await db
    .insert(countryProofs)
    .values({ orderId, kind: 'network', country: 'DE', notedAt: now })
    .onConflictDoNothing();
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (invoice) {
    const content = Buffer.from(`%PDF ${EMAIL}`);
    await db.insert(invoiceFiles).values({ invoiceId: invoice.id, format: 'pdf', content, madeAt: now });
  }

  // prices, risk, mails, what staff and the vendor's systems know
  await db.insert(coupons).values({
    ...{ code: 'DANA', audience: 'person', email: EMAIL, pids: ['643'], payPercent: 50 },
  });
  const promotion = { key: 'spring', name: 'Spring', startsAt: now, endsAt: later, createdAt: now };
  await db.insert(promotions).values({
    ...promotion,
    ...{ pids: [], licenceTypes: [], countries: [], tags: [], payPercent: 90, stacking: 'alone' },
  });
  await db.insert(promotionUses).values({ orderId, promotionKey: 'spring', customer: EMAIL });
  await db
    .insert(orderRisks)
    .values({ orderId, score: 1, reasons: [], network: IP, address: EMAIL, assessedAt: now })
    .onConflictDoNothing();
  const about = { about: `order ${orderId}`, kind: 'key' };
  await db.insert(sentMails).values([
    { messageId: 'one', sentAt: now, ...about, recipient: EMAIL },
    { messageId: 'two', sentAt: now, ...about, recipient: FORMER },
    { messageId: 'three', sentAt: now, ...about, recipient: MERGED },
  ]);
  await db.insert(mailbox).values({
    ...{ messageId: 'one', to: EMAIL, from: 'shop', subject: NAME, html: EMAIL, text: NAME },
  });
  await db.insert(webhookMessages).values({
    ...{ id: randomUUID(), type: 'licence.issued', data: { email: FORMER, name: NAME }, at: now },
  });
  await db.insert(cancellations).values({
    ...{ id: randomUUID(), kind: 'now', email: 'typed@else.test', contract: EMAIL, reason: `${NAME} wants` },
    ...{ locale: 'en', declaredAt: now, orderId, settledAt: now },
  });
  const staff = {
    at: now,
    actorKind: 'staff',
    actorId: '7',
    actorEmail: 'sue@shop.test',
    actorRole: 'support',
  };
  const lostId = randomUUID();
  await db.insert(auditEntries).values([
    {
      ...staff,
      ...{ actorKind: 'staff' as const, action: 'member.note', subjectKind: 'member', subjectId: memberId },
      ...{ before: null, after: { name: NAME, text: `call ${IP}` } },
    },
    {
      ...staff,
      ...{ actorKind: 'staff' as const, action: 'order.mail', subjectKind: 'order', subjectId: orderId },
      ...{ before: { to: EMAIL, state: 'paid' }, after: { to: [`<${FORMER}>`, `x${EMAIL}`] } },
    },
    {
      // About the account that was merged into theirs.
      ...staff,
      ...{ actorKind: 'staff' as const, action: 'member.block', subjectKind: 'member', subjectId: lostId },
      ...{ before: { blocked: false }, after: { blocked: true, reason: `${NAME} lies` } },
    },
  ]);
  await db.insert(memberNotes).values({
    ...{
      id: randomUUID(),
      memberId,
      authorId: '7',
      authorEmail: 'sue@shop.test',
      text: `${NAME} called`,
      writtenAt: now,
    },
  });
  await db.insert(memberMerges).values({ lostId, memberId, lostEmail: MERGED, mergedAt: now });
  await db.insert(dataExports).values({
    ...{ memberId, exportId: randomUUID(), askedAt: now, archive: Buffer.from(EMAIL), endsAt: later },
  });
  return { memberId, lostId, orderId, licenceId, subscription, invoice };
}
