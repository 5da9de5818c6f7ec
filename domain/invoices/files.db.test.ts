import { fixedClock } from '@spindle/platform/clock.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../backend-api/create-backend.ts';
import type { Viewer } from '../backend-api/envelope.ts';
import { ORIGIN, SECRET } from '../checkout/testing/commerce.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { signedInvoiceLink } from './invoice-link.ts';
import { issueDocument } from './issue-document.ts';
import { makeFiles } from './job-kinds.ts';
import { makeInvoiceFiles } from './make-files.ts';
import { openFonts } from './pdf/fonts.ts';
import { selectInvoicesOfOrders } from './queries.ts';
import { invoiceFiles } from './tables.ts';

const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const fonts = openFonts();
let viewer: Viewer = { kind: 'anonymous', expired: false };
const app = createBackend({
  modules: shop.modules.flatMap(({ http }) => http ?? []),
  readViewer: async () => viewer,
  about: () => ({ locale: 'en', ip: '192.0.2.1', country: 'US' }),
  ...{ shopName: 'Shop', locales: ['en'], origins: [ORIGIN], secret: SECRET, endedLoginCookies: [] },
  ...{ log: deps.log, limits: deps.limits },
});
beforeEach(async () => {
  viewer = { kind: 'anonymous', expired: false };
  await shop.empty();
  await seedDemoSeller(db);
});
async function issued() {
  const { orderId } = await paidBasket(shop);
  const [invoice] = await selectInvoicesOfOrders(db, [orderId]);
  const [order] = await db.select().from(orders);
  if (!invoice || !order?.memberId) throw new Error('the order was fulfilled');
  return { ...invoice, number: invoice.document.number, memberId: order.memberId };
}
const logIn = (memberId: string) => {
  viewer = {
    kind: 'member',
    memberId,
    email: 'kei@example.test',
    name: '',
    sessionId: 's',
    factorAt: new Date(0),
  };
};
const get = (path: string) => app.request(path.replace('/backend', ''));
const ends = new Date('2026-12-06T10:00:00Z');

test('the job makes the files, and a second time leaves them as they are', async () => {
  const { id: invoiceId } = await issued();
  expect(await shop.queued(makeFiles.name)).toEqual([{ invoiceId }]);
  const handler = shop.modules
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ kind }) => kind.name === makeFiles.name);
  await handler?.run({ invoiceId } as never);
  const before = await db.select().from(invoiceFiles);
  expect(before.map(({ format }) => format)).toEqual(['pdf']);
  clock.set(new Date(clock.now().getTime() + 1000));
  await makeInvoiceFiles({ db, clock, fonts }, { invoiceId });
  expect(await db.select().from(invoiceFiles)).toEqual(before);
});

test('a file that is not there is made once somebody asks for it', async () => {
  const { id: invoiceId, number, memberId } = await issued();
  await db.execute(sql`delete from jobs.job`);
  logIn(memberId);
  for (const _ of [1, 2]) expect((await get(`/order/invoice?number=${number}`)).status).toBe(503);
  expect(await shop.queued(makeFiles.name)).toEqual([{ invoiceId }]);
});

describe('a document is given to', () => {
  test('whoever has a link to it, for as long as that lasts', async () => {
    const { id: invoiceId, number } = await issued();
    const link = signedInvoiceLink(deps.accessKey, { number, ends });
    const early = await get(link);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5']);
    await makeInvoiceFiles({ db, clock, fonts }, { invoiceId });
    const answer = await get(link);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    const [file] = await db.select().from(invoiceFiles).orderBy(sql`made_at desc`).limit(1);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file?.content ?? Buffer.of())).toBe(true);
    expect((await get(`${link}x`)).status).toBe(404);
    const past = signedInvoiceLink(deps.accessKey, { number, ends: clock.now() });
    expect(await (await get(past)).json()).toMatchObject({ cscode: 20120, error: 'link_expired' });
  });

  test('its member, and to nobody else', async () => {
    const { id: invoiceId, number, memberId } = await issued();
    await makeInvoiceFiles({ db, clock, fonts }, { invoiceId });
    const path = `/order/invoice?number=${number}`;
    expect((await get(path)).status).toBe(404);
    logIn(crypto.randomUUID());
    expect((await get(path)).status).toBe(404);
    logIn(memberId);
    expect((await get(path)).status).toBe(200);
    expect((await get('/order/invoice?number=INV-1999-000001')).status).toBe(404);
    expect((await get('/order/invoice?number=%00')).status).toBe(422);
  });
});

test('a business of the Union gets the e-invoice beside the PDF, others do not', async () => {
  const { id: invoiceId, number, memberId } = await issued();
  await makeInvoiceFiles({ db, clock, fonts }, { invoiceId });
  logIn(memberId);
  // This document has no e-invoice, and none will be made.
  expect((await get(`/order/invoice?number=${number}&format=ubl`)).status).toBe(404);
  const { document, orderId } =
    (await selectInvoicesOfOrders(db, [(await issued()).orderId]))[0] ?? expect.fail();
  const buyer = { name: 'Kei SARL', address: 'Paris', country: 'FR', vatId: 'FR40303265045', email: '' };
  const tax = { scheme: 'reverse_charge', rateBp: 0 } as const;
  const draft = {
    orderId,
    cause: 'test',
    document: { ...document, kind: 'credit_note', buyer, tax } as const,
  };
  const business = await issueDocument(db, deps, draft);
  await makeInvoiceFiles({ db, clock, fonts }, { invoiceId: business.id });
  const link = { number: business.document.number, format: 'ubl' as const, ends };
  const answer = await get(signedInvoiceLink(deps.accessKey, link));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml']);
  expect(await answer.text()).toContain('<cbc:CompanyID>FR40303265045</cbc:CompanyID>');
});

test('a member’s documents are listed with their amounts', async () => {
  expect((await get('/member/invoice_list')).status).toBe(401);
  const { number, memberId, document } = await issued();
  logIn(memberId);
  expect(await (await get('/member/invoice_list')).json()).toMatchObject({
    cscode: 0,
    data: {
      invoices: [
        {
          ...{ number, kind: 'invoice', order_number: document.orderNumber, issued_on: '2026-11-22' },
          ...{ currency: 'USD', net_minor: 11_986, tax_minor: 0, total_minor: 11_986, formats: ['pdf'] },
        },
      ],
      next: null,
    },
  });
});
