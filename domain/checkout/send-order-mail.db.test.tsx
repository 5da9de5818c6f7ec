import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkPasswordToken } from '../accounts/passwords/check-password-token.ts';
import { acceptOrder } from '../fulfilment/accept-order.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { licences } from '../licences/tables.ts';
import { sentMails } from '../mail/tables.ts';
import { orders } from '../orders/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { payments } from '../payments/tables.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { seller } from '../seller/tables.ts';
import { sendOrderMail } from './send-order-mail.tsx';
import { settleCheckout } from './settle-checkout.ts';
import { placeBasket } from './testing/basket.ts';
import { begin, form, GOOD_CARD, ORIGIN } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';
import { viewCheckout } from './view-checkout.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

async function bought(input = form()) {
  const started = await begin(shop, input);
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
  const [order] = await db.select().from(orders);
  const [licence] = await db.select().from(licences);
  if (!order || !licence) throw new Error('not bought');
  return { ...started, order, key: licence.key };
}

async function onlyMail() {
  const mails = await db.select().from(mailbox);
  expect(mails).toHaveLength(1);
  return mails[0] ?? expect.fail();
}

/** The link in a text that contains `part`. */
const linkWith = (text: string, part: string) =>
  new URL(text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part)) ?? expect.fail(`no ${part}`));

const buttonsOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)" class="mail-button"/g)].map(([, href]) => href);

test.each(ALL_LOCALES)('in %s it says number, key, download, and how to come back', async (locale) => {
  const { order, key, checkoutId, orderNumber } = await bought(form(undefined, { locale }));
  await sendOrderMail(deps, { orderId: order.id });
  const mail = await onlyMail();
  const prefix = locale === 'en' ? '' : `/${locale}`;

  expect(mail).toMatchObject({ to: 'kei@example.test', messageId: `order-${order.id}` });
  expect(mail.subject).toContain(orderNumber);
  for (const body of [mail.text, mail.html]) {
    for (const part of [key, orderNumber, 'DVD Ripper', `${ORIGIN}/mlink/download.php?pid=643`])
      expect(body).toContain(part);
  }
  expect(buttonsOf(mail.html)).toEqual([`${ORIGIN}/mlink/download.php?pid=643`]);
  expect(linkWith(mail.text, ORIGIN).pathname).toBe(prefix || '/');
  // A key that a message catalogue lacks shows up as its path.
  expect(mail.text).not.toMatch(/(?<![\w-])mail\.|order\.\w+|\{\w+\}/);

  const back = linkWith(mail.text, '/thankyou?');
  expect(back.pathname).toBe(`${prefix}/thankyou`);
  const proof = { signature: back.searchParams.get('sig') ?? '' };
  expect(await viewCheckout(deps, { checkoutId, proof })).toMatchObject({
    view: { lines: [{ licences: [{ key }] }] },
  });

  const password = linkWith(mail.text, 'reset_password');
  expect(password.pathname).toBe(`${prefix}/member`);
  const token = password.searchParams.get('token') ?? '';
  expect(await checkPasswordToken(deps, { token })).toEqual({ ok: true, email: 'kei@example.test' });
});

test('it says what was paid, where staff took another amount, and not what had lowered the other', async () => {
  await begin(shop, form('pid=643&opt643=LFT&coupon=DNC10'));
  const [payment] = await db.select().from(payments);
  const observed = { status: 'succeeded', amountMinor: 100, currency: 'USD' } as const;
  await fulfilOrder(deps, { paymentId: payment?.id ?? '', observed });
  const support = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' } as const;
  expect(await acceptOrder(deps, support, { orderId: payment?.orderId ?? '' })).toMatchObject({ ok: true });
  await sendOrderMail(deps, { orderId: payment?.orderId ?? '' });
  const { text } = await onlyMail();
  expect(text).toContain('$1.00');
  expect(text).not.toContain('$44.96');
  expect(text).not.toContain('DNC10');
});

test('it names what has lowered the amount that was paid', async () => {
  const { order } = await bought(form('pid=643&opt643=LFT&coupon=DNC10'));
  await sendOrderMail(deps, { orderId: order.id });
  expect((await onlyMail()).text.replaceAll('\u00a0', ' ')).toMatch(/Coupon DNC10 .\$4\.99/);
});

test('an address that had an account gets no password link', async () => {
  await deps.ensureMember(db, { email: 'kei@example.test', locale: 'en' });
  const { order } = await bought();
  await sendOrderMail(deps, { orderId: order.id });
  const { text } = await onlyMail();
  expect(text).not.toContain('reset_password');
  expect(linkWith(text, 'my_products').pathname).toBe('/member');
});

test('of several lines it names each product, with all its keys and its download', async () => {
  const { order, payment } = await placeBasket(db, { orderedAt: deps.clock.now() });
  await fulfilOrder(deps, {
    paymentId: payment.id,
    observed: { status: 'succeeded', amountMinor: order.totalMinor, currency: order.currency },
  });
  await sendOrderMail(deps, { orderId: order.id });
  const mail = await onlyMail();
  expect(mail.subject).toMatch(/^Your licence keys for .*DVD Ripper and Blu-ray Ripper/);
  expect(mail.text).toContain('Show order and keys');
  expect(mail.text).not.toMatch(/your (licence )?key\b/i);
  const issued = await db.select().from(licences);
  const keys = issued.map(({ key }) => key);
  expect(keys).toHaveLength(3);
  const keysOf = (pid: string) => issued.flatMap((licence) => (licence.pid === pid ? licence.key : []));
  const [, ofDvd = '', ofBluRay = ''] = mail.html.split('<h2');
  const said = (part: string) => part.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(said(ofDvd)).toMatch(/2 × DVD Ripper lifetime licence, \$99\.90/);
  expect(said(ofBluRay)).toMatch(/>Blu-ray Ripper 1-year licence, \$29\.95/);
  for (const key of keysOf('643')) expect(ofDvd).toContain(`>${key}<`);
  for (const key of keysOf('646')) expect(ofBluRay).toContain(`>${key}<`);
  expect(ofDvd).not.toContain(keysOf('646')[0]);
  // A key stays on one line.
  expect(mail.html).toMatch(/white-space:nowrap[^>]*>[0-9A-Z]{5}(-[0-9A-Z]{5}){4}</);
  for (const part of [...keys, '/mlink/download.php?pid=643', '/mlink/download.php?pid=646'])
    expect(mail.text).toContain(part);
  expect(buttonsOf(mail.html)).toEqual([expect.stringContaining('/thankyou?')]);
});

test('a licence that ends says when', async () => {
  const { order } = await bought(form('pid=643&opt643=1Y'));
  await sendOrderMail(deps, { orderId: order.id });
  const year = (order.paidAt?.getUTCFullYear() ?? 0) + 1;
  expect((await onlyMail()).text).toMatch(new RegExp(`\\d\\s[A-Z][a-z]+ ${year}`));
});

test('run again it sends nothing more, also when the first run died after sending', async () => {
  const { order } = await bought();
  await sendOrderMail(deps, { orderId: order.id });
  const first = await onlyMail();
  await sendOrderMail(deps, { orderId: order.id });
  await db.delete(sentMails);
  await Promise.all([sendOrderMail(deps, { orderId: order.id }), sendOrderMail(deps, { orderId: order.id })]);
  expect(await onlyMail()).toEqual(first);
});

test('an order that was not paid is not mailed', async () => {
  await begin(shop);
  const [order] = await db.select().from(orders);
  await expect(sendOrderMail(deps, { orderId: order?.id ?? '' })).rejects.toThrow();
  expect(await db.$count(mailbox)).toBe(0);
});

test('confirms what the buyer consented to, and only to whom was asked', async () => {
  const consents = ['delivery', 'withdrawal'] as const;
  const { order } = await bought(form(undefined, { locale: 'de', country: 'DE', consents }));
  await sendOrderMail(deps, { orderId: order.id });
  expect((await onlyMail()).text).toContain('Widerrufsrecht mit der Lieferung des Schlüssels erlischt');
  await shop.empty();
  const elsewhere = await bought(form(undefined, { locale: 'de' }));
  await sendOrderMail(deps, { orderId: elsewhere.order.id });
  expect((await onlyMail()).text).not.toContain('Widerruf');
});

describe('an order that was paid at 23:30 UTC some weeks ago', () => {
  async function mailed(again?: string) {
    const { order, checkoutId } = await bought();
    await db.update(orders).set({ paidAt: new Date('2026-09-30T23:30:00Z') });
    await sendOrderMail(deps, { orderId: order.id, ...(again && { again }) });
    const { text } = await onlyMail();
    const signature = linkWith(text, '/thankyou?').searchParams.get('sig') ?? '';
    return {
      text: text.replaceAll('\u00a0', ' '),
      viewed: await viewCheckout(deps, { checkoutId, proof: { signature } }),
    };
  }

  test('was paid on the seller’s day, as its invoice says', async () => {
    await seedDemoSeller(db);
    expect((await mailed()).text).toContain('1 October 2026');
    await db.delete(seller);
  });

  test('is mailed once more with links that work', async () => {
    expect((await mailed('once more')).viewed).toMatchObject({ ok: true });
    await shop.empty();
    expect((await mailed()).viewed).toEqual({ ok: false, error: 'link_expired' });
  });
});
