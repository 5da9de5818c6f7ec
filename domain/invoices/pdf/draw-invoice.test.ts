import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { describe, expect, test } from 'vitest';
import { invoiceAmounts } from '../amounts.ts';
import type { InvoiceDocument, InvoiceLine } from '../invoice.ts';
import { drawInvoice, drawOn } from './draw-invoice.ts';
import { openFonts } from './fonts.ts';
import { FOOT_END, MARGIN, openSheet, RIGHT, type Sheet, type TextStyle } from './sheet.ts';

const fonts = openFonts();
const madeAt = new Date('2026-11-22T10:00:00Z');
const seller = {
  ...{ legalName: 'Optikwerk Lübeck GmbH', street: 'Lichtweg 12', postalCode: '23552', city: 'Lübeck' },
  ...{ country: 'DE', vatId: 'DE123456789', taxId: '22/123/45678', timeZone: 'Europe/Berlin' },
};
const COMPANY =
  'Vereinigte Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft der Länder mbH';
const business = {
  ...{ name: COMPANY, address: 'Am Hafen 3\n20457 Hamburg', country: 'DE', vatId: 'DE999999999' },
  email: `${'einkauf.'.repeat(12)}lizenzen@example.test`,
};
const line = (name: string, grossMinor: number, listMinor: number | null = null) =>
  ({ lineId: name, name, licenceType: 'Lifetime+5PC', quantity: 1, listMinor, grossMinor }) as const;

function document({
  rateBp = 1900,
  currency = 'EUR',
  lines = [line('DVD Ripper', 5995, 7995)],
  ...rest
}: Partial<Omit<InvoiceDocument, 'lines' | 'tax'>> & {
  rateBp?: number;
  tax?: InvoiceDocument['tax'];
  lines?: Pick<InvoiceLine, keyof ReturnType<typeof line>>[];
} = {}): InvoiceDocument {
  return {
    ...{ kind: 'invoice', number: 'INV-2026-000123', demo: false, reason: 'order', locale: 'en', currency },
    ...{
      issuedOn: '2026-11-22',
      orderedOn: '2026-11-22',
      deliveredOn: '2026-11-22',
      orderNumber: 'SP-7K3M-92QX',
    },
    ...{ seller, about: null, couponCode: 'SAVE20', tax: { country: 'DE', scheme: 'domestic', rateBp } },
    buyer: { name: null, address: null, country: 'DE', vatId: null, email: 'kei@example.test' },
    ...invoiceAmounts(lines, rateBp, currency),
    ...rest,
  };
}

interface Box {
  page: number;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The texts of a drawn document, with their positions. */
async function written(what: InvoiceDocument) {
  const sheet = openSheet({ fonts, locale: what.locale, title: what.number, author: '', madeAt });
  const boxes: Box[] = [];
  let page = 0;
  const watched: Sheet = {
    ...sheet,
    nextPage: () => {
      sheet.nextPage();
      page = sheet.pages() - 1;
    },
    turnTo: (to) => {
      sheet.turnTo(to);
      page = to;
    },
    text: async (x, y, text, style: TextStyle = {}) => {
      const width = await sheet.width(text, style);
      const left = style.right ? x - width : x;
      boxes.push({ page, text, left, right: left + width, top: y, bottom: y + (style.size ?? 9.5) });
      await sheet.text(x, y, text, style);
    },
  };
  await drawOn(watched, what);
  return { boxes, pages: sheet.pages() };
}

const overlap = (one: Box, other: Box) =>
  one.page === other.page &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

function expectInOrder(boxes: readonly Box[]) {
  for (const [index, box] of boxes.entries()) {
    expect(box.left, box.text).toBeGreaterThanOrEqual(MARGIN - 0.01);
    expect(box.right, box.text).toBeLessThanOrEqual(RIGHT + 0.01);
    expect(box.bottom, box.text).toBeLessThanOrEqual(FOOT_END);
    const over = boxes.slice(index + 1).find((other) => overlap(box, other));
    expect(over?.text, `is written over ‘${box.text}’`).toBeUndefined();
  }
}

const LONG =
  'Complete Bundle with Blu-ray Ripper, DVD Copy, DVD Creator and the AI Suite for video, photo and sound';
const WIDE = '東京都千代田区霞が関一丁目二番三号'.repeat(24).slice(0, 400);
const subscribed = (what: InvoiceDocument): InvoiceDocument => ({
  ...what,
  lines: what.lines.map((each) => ({ ...each, period: { from: '2026-11-22', through: '2026-12-21' } })),
  accounting: {
    taxMinor: 1178,
    conversion: { from: 'USD', to: 'EUR', day: '2026-11-20', fromPerEuro: '1.0823', toPerEuro: '1' },
  },
});
const addressed = (lines: number) => ({ ...business, address: Array(lines).fill('A').join('\n') });
const about = { number: 'DEMO-INV-2026-000123', issuedOn: '2026-09-20' };
const many = (locale: Locale, count: number) =>
  document({
    ...{ locale, buyer: business, demo: true, number: 'DEMO-INV-2026-000123' },
    lines: Array.from({ length: count }, (_, index) => line(index % 3 ? `DVD ${index}` : LONG, 5995, 7995)),
  });

describe.each(ALL_LOCALES)('in %s', (locale) => {
  test.each<[string, InvoiceDocument]>([
    ['a coupon', document({ locale })],
    ['a company with a long name', document({ locale, buyer: business })],
    ['a credit note', document({ locale, kind: 'credit_note', reason: 'refund', about })],
    ['a cancelled invoice', document({ locale, kind: 'credit_note', reason: 'correction', about })],
    ['what takes its place', document({ locale, reason: 'correction', about, buyer: business })],
    [
      'yen',
      document({ locale, currency: 'JPY', rateBp: 1000, lines: [line('DVD', 12_345_670, 23_456_780)] }),
    ],
    ['large amounts', document({ locale, currency: 'USD', lines: [line('DVD', 123_456_789, 223_456_789)] })],
    ['nothing to pay', document({ locale, lines: [line('DVD', 0, 5995)] })],
    [
      'a reverse charge',
      document({ locale, buyer: business, rateBp: 0, tax: { scheme: 'reverse_charge', rateBp: 0 } }),
    ],
    [
      'the number of a registration abroad',
      document({
        ...{ locale, rateBp: 1000 },
        tax: { country: 'JP', scheme: 'domestic', rateBp: 1000, number: 'T1234567890123' },
      }),
    ],
    [
      'a subscription, and the tax in another currency',
      subscribed(document({ locale, currency: 'USD', lines: [line('DVD', 5995, 7995), line(LONG, 1995)] })),
    ],
    ['no tax', document({ locale, rateBp: 0, tax: { scheme: 'none', rateBp: 0 } })],
    [
      'a seller with a long address',
      document({
        locale,
        seller: {
          ...seller,
          legalName: `${COMPANY} & Co. KG`,
          street: 'Am Hafen\n'.repeat(20),
          city: COMPANY.slice(0, 80),
        },
      }),
    ],
    ['a buyer with a long address', document({ locale, buyer: { ...business, address: WIDE } })],
    ['a buyer with an address of many lines', document({ locale, buyer: addressed(200) })],
    ['many lines', many(locale, 28)],
  ])('nothing is written over anything else: %s', async (_, what) => {
    expectInOrder((await written(what)).boxes);
  });
});

test('however many lines there are, totals follow a line on their page, and every page says whose it is', async () => {
  const pagesOf = new Set<number>();
  for (const count of [1, 4, 5, 6, 7, 8, 15, 16, 17, 18]) {
    const what = many('de', count);
    const { boxes, pages } = await written(what);
    pagesOf.add(pages);
    expectInOrder(boxes);
    for (let page = 0; page < pages; page += 1) {
      const said = boxes.filter((box) => box.page === page).map(({ text }) => text);
      expect(said.filter((text) => /^(?:DVD \d|Complete Bundle)/.test(text)).length).toBeGreaterThan(0);
      expect(said.filter((text) => text === 'Produkt')).toHaveLength(1);
      expect(said.some((text) => text.endsWith(what.number))).toBe(true);
      expect(said.some((text) => text.startsWith(`${seller.legalName} · Lichtweg 12`))).toBe(true);
      expect(said.includes(`${page + 1} / ${pages}`)).toBe(pages > 1);
    }
  }
  expect([...pagesOf]).toEqual([1, 2, 3]);
});

test.each([1, 2])(
  'however much there is of a buyer, no page has heads without a line: %i lines',
  async (count) => {
    const pagesOf = new Set<number>();
    for (let lines = 4; lines <= 30; lines += 1) {
      const name = WIDE.slice(0, 26).repeat(lines);
      const what = { ...many('de', count), buyer: { ...business, name } };
      const { boxes, pages } = await written(what);
      pagesOf.add(pages);
      expectInOrder(boxes);
      const lastOf = (page: number, text: RegExp) =>
        Math.max(...boxes.filter((box) => box.page === page && text.test(box.text)).map(({ top }) => top));
      for (let page = 0; page < pages; page += 1) {
        const hasHeads = boxes.some((box) => box.page === page && box.text === 'Produkt');
        const hasLine = lastOf(page, /^(?:DVD \d|Complete Bundle)/) > 0;
        expect(hasLine, `a name of ${lines} lines, page ${page + 1}`).toBe(hasHeads);
      }
      // Totals and notes are below the last line, on the same page.
      expect(lastOf(pages - 1, /^(?:DVD \d|Complete Bundle)/)).toBeLessThan(lastOf(pages - 1, /bezahlt/));
    }
    expect([...pagesOf]).toEqual([1, 2]);
  },
);

test('net and gross amounts of the lines are below one another and come to the totals', async () => {
  const lines = [line('DVD', 1001, 2001), line('Blu-ray', 1001), line('AI', 1001)];
  const { boxes } = await written(document({ lines }));
  const at = (right: number) =>
    boxes
      .filter((box) => Math.abs(box.right - right) < 0.01 && /\d\.\d\d$/.test(box.text))
      .map(({ text }) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100));
  const nets = at(458);
  const [net, tax, total, ...gross] = at(RIGHT).slice(-3).concat(at(RIGHT).slice(0, -3));
  const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
  expect([sum(nets), sum(gross)]).toEqual([net, total]);
  expect([net, tax, total]).toEqual([2524, 479, 3003]);
  const said = boxes.map(({ text }) => text);
  expect(said).toContain('List price €20.01, Coupon SAVE20 −€10.00');
});

test('another country’s tax is named with it, and what costs nothing asks for no money', async () => {
  const said = async (what: InvoiceDocument) => (await written(what)).boxes.map(({ text }) => text);
  const french = await said(
    document({ locale: 'de', rateBp: 2000, tax: { country: 'FR', scheme: 'oss', rateBp: 2000 } }),
  );
  expect(french).toContain('20\u00a0% USt., Frankreich');
  const free = await said(document({ lines: [line('DVD', 0, 5995)] }));
  expect(free).toContain('Nothing is to be paid.');
  expect(free).not.toContain('This amount has been paid.');
});

test('it is headed by the name of its seller, and called what it is', async () => {
  const cancelled = document({ locale: 'de', kind: 'credit_note', reason: 'correction', about });
  const [first, second] = (await written(cancelled)).boxes.map(({ text }) => text);
  expect([first, second]).toEqual([seller.legalName, 'Stornorechnung']);
  const back = (await written(document({ locale: 'de', kind: 'credit_note', reason: 'refund', about })))
    .boxes;
  // In German law, a ‘Gutschrift’ is an invoice that the buyer issues.
  expect(back[1]?.text).toBe('Rechnungskorrektur');
});

test.each(ALL_LOCALES)('in %s it is a small PDF that brings its fonts along', async (locale) => {
  const buyer = { ...business, name: '株式会社光学堂 Łukasz', address: '台北市信義區' };
  const pdf = await drawInvoice(fonts, document({ locale, buyer }), madeAt);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(200_000);
  const said = pdf.toString('latin1');
  expect(said.match(/\/FontFile2/g)?.length).toBeGreaterThan(2);
  expect(said).toContain('/Lang');
});

test.each([
  ['Arabic', 'شركة النور للبرمجيات (Noor GmbH)', 'شارع الملك فيصل 12، الطابق 3\nالرياض'],
  ['Hebrew', 'חברת אור בע״מ', 'רחוב הרצל 15'],
  ['Thai', 'บริษัท น้ำใจดี จำกัด', '99/1 ถนนพระรามที่ 4'],
  ['Hindi', 'श्री क्षेत्र सॉफ़्टवेयर', '१२ महात्मा गांधी मार्ग'],
  // fontkit throws if a font has no anchor for a mark.
  ['marks that their font can place nowhere', 'ਹਬੁੋ ਸ੍ਰੀ', 'ബഇരേ്ൌ\nఆేలురీపస ఆేલુરીપસ خفِءخگءز'],
])('a buyer in %s is drawn', async (_, name, address) => {
  const what = document({ buyer: { ...business, name, address } });
  const pdf = await drawInvoice(fonts, what, madeAt);
  expect(pdf.length).toBeGreaterThan(10_000);
  expectInOrder((await written(what)).boxes);
});

test('a line that begins from the right is read from there, also where it is broken', async () => {
  const sheet = openSheet({ fonts, locale: 'en', title: '', author: '', madeAt });
  const address = 'شارع الملك فيصل Noor GmbH Noor GmbH Noor GmbH\nHamburg';
  const lines = await sheet.lines(address, 120, { ownDirection: true });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map((text) => text.startsWith('\u200f'))).toEqual([...lines.slice(1).map(() => true), false]);
});

test('the foot names the registration that tax of another country is collected under', async () => {
  const tax = { country: 'SE', scheme: 'domestic', rateBp: 2500, number: 'SE556677889901' } as const;
  const { boxes } = await written(document({ rateBp: 2500, tax }));
  expect(boxes.map(({ text }) => text).join('\n')).toContain('VAT number: SE556677889901 (Sweden)');
});
