import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import type { Actor } from '../actor.ts';
import { ORIGIN } from '../checkout/testing/commerce.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { checkInvoiceLink } from './invoice-link.ts';
import { issueDocument } from './issue-document.ts';
import { documentMail } from './job-kinds.ts';
import { selectInvoicesOfOrders } from './queries.ts';
import { sendDocumentMail } from './send-document-mail.tsx';

const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
beforeEach(async () => {
  await shop.empty();
  await seedDemoSeller(db);
});

test('a refund is mailed once, with its amount and a link that opens the credit note', async () => {
  const { orderId } = await paidBasket(shop);
  const request = { amountMinor: 1000 };
  await refundOrder(deps, admin, { orderId, request, reason: '', requestKey: randomUUID() });
  const note = (await selectInvoicesOfOrders(db, [orderId])).at(-1) ?? expect.fail();
  expect(await shop.queued(documentMail.name)).toEqual([{ invoiceId: note.id }]);
  for (let times = 0; times < 2; times++) await sendDocumentMail(deps, { invoiceId: note.id });
  const mails = await db.select().from(mailbox);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({
    to: 'kei@example.test',
    subject: `Your refund for order ${note.document.orderNumber}`,
  });
  expect(mail?.text).toContain('$10.00');
  const link = new URL(mail?.text.match(/\S+\/backend\/order\/invoice\S+/)?.[0] ?? expect.fail());
  expect(link.origin).toBe(ORIGIN);
  const { number } = note.document;
  const sig = link.searchParams.get('sig') ?? '';
  expect(link.searchParams.get('number')).toBe(number);
  expect(checkInvoiceLink(deps.accessKey, { number, sig }, new Date('2026-12-06T09:59:59Z'))).toBe('valid');
});

test('a refund is mailed to where the member has moved to', async () => {
  const { orderId } = await paidBasket(shop);
  await db.update(members).set({ email: 'kei@new.example.test' });
  const request = { amountMinor: 1000 };
  await refundOrder(deps, admin, { orderId, request, reason: '', requestKey: randomUUID() });
  const note = (await selectInvoicesOfOrders(db, [orderId])).at(-1) ?? expect.fail();
  await sendDocumentMail(deps, { invoiceId: note.id });
  expect(await db.select().from(mailbox)).toMatchObject([{ to: 'kei@new.example.test' }]);
});

test.each(ALL_LOCALES)('in %s every reason has its words', async (locale) => {
  const { orderId } = await paidBasket(shop);
  const { document } = (await selectInvoicesOfOrders(db, [orderId]))[0] ?? expect.fail();
  for (const reason of ['refund', 'refund_failed', 'correction'] as const) {
    const kind = reason === 'refund' ? 'credit_note' : 'invoice';
    const draft = { orderId, cause: randomUUID(), document: { ...document, locale, kind, reason } as const };
    const { id: invoiceId } = await issueDocument(db, deps, draft);
    await sendDocumentMail(deps, { invoiceId });
  }
  const mails = await db.select().from(mailbox);
  expect(mails).toHaveLength(3);
  for (const { text, subject, html } of mails) {
    // A message that a catalogue lacks shows up as its path.
    expect(`${subject} ${text}`).not.toMatch(/document\./);
    expect(html.match(/class="mail-button"/g)).toHaveLength(1);
  }
});
