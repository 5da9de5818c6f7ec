import { numberFormat } from '@spindle/i18n/formats.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { formatExactMoney } from '../../pricing/format-exact-money.ts';
import type { InvoiceDocument } from '../invoice.ts';
import { factsOf, notesOf, totalsOf } from '../invoice-words.ts';
import type { Fonts } from './fonts.ts';
import { BOTTOM, MARGIN, MUTED, openSheet, RIGHT, type Sheet } from './sheet.ts';

/** Where the columns of the lines end. */
const QUANTITY = 400;
const META = 330;
/** Where the seller begins. */
const FOOT = BOTTOM + 44;
const SELLER = { size: 13, weight: 'strong' } as const;

/** Draws a document for its buyer: A4, in their language, from what was kept on the day of issue and nothing else. */
export async function drawInvoice(fonts: Fonts, document: InvoiceDocument, madeAt: Date): Promise<Buffer> {
  const { locale, seller, kind, number } = document;
  const words = translator(locale, 'invoice');
  const title = `${words(`title.${kind}`)} ${number}`;
  const sheet = openSheet({ fonts, locale, title, author: seller.legalName, madeAt });
  let top = 56;
  for (const line of await sheet.lines(seller.legalName, QUANTITY - MARGIN, SELLER)) {
    await sheet.text(MARGIN, top, line, SELLER);
    top += 16;
  }
  top = Math.max(104, top + 16);
  if (document.demo) await sheet.text(RIGHT, 58, words('demo'), { colour: MUTED, right: true });
  await sheet.text(MARGIN, top, words(`title.${kind}`), { size: 24, weight: 'strong' });
  const facts = top + 56;
  const head = Math.max(await drawBuyer(sheet, document, facts), await drawFacts(sheet, document, facts));
  const lines = await drawLines(sheet, document, head + 28);
  const totals = await drawTotals(sheet, document, lines);
  await drawNotes(sheet, document, totals + 20);
  await drawSeller(sheet, document);
  return sheet.finish();
}

async function drawBuyer(sheet: Sheet, { buyer, locale }: InvoiceDocument, top: number): Promise<number> {
  const words = translator(locale, 'invoice');
  const countries = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region' });
  await sheet.text(MARGIN, top, words('buyer'), { size: 8, colour: MUTED });
  const parts = [
    buyer.name,
    buyer.address,
    buyer.country && countries.of(buyer.country),
    buyer.email,
    buyer.vatId && words('vatId', { number: buyer.vatId }),
  ];
  let y = top + 15;
  for (const part of parts.filter((part): part is string => Boolean(part))) {
    for (const line of await sheet.lines(part, META - MARGIN - 24)) {
      await sheet.text(MARGIN, y, line);
      y += 14;
    }
  }
  return y;
}

async function drawFacts(sheet: Sheet, document: InvoiceDocument, top: number): Promise<number> {
  let y = top;
  for (const [label, value] of factsOf(document)) {
    await sheet.text(META, y, label, { colour: MUTED });
    await sheet.text(RIGHT, y, value, { right: true });
    y += 15;
  }
  return y;
}

async function drawLines(sheet: Sheet, document: InvoiceDocument, top: number): Promise<number> {
  const { locale, currency, lines } = document;
  const words = translator(locale, 'invoice');
  const licences = translator(locale, 'offer');
  const head = { size: 8, colour: MUTED };
  await sheet.text(MARGIN, top, words('product'), head);
  await sheet.text(QUANTITY, top, words('quantity'), { ...head, right: true });
  await sheet.text(RIGHT, top, words('amount'), { ...head, right: true });
  let y = top + 16;
  sheet.rule(y);
  for (const { name, licenceType, quantity, listMinor, grossMinor } of lines) {
    const described = await sheet.lines(
      `${name}, ${licences(`licence.${licenceType}`)}`,
      QUANTITY - MARGIN - 70,
    );
    if (y + described.length * 14 + 16 > BOTTOM) {
      sheet.nextPage();
      y = 56;
    }
    y += 8;
    await sheet.text(QUANTITY, y, numberFormat(locale).format(quantity), { right: true });
    const amount = formatExactMoney(listMinor ?? grossMinor, currency, locale);
    await sheet.text(RIGHT, y, amount, { right: true });
    for (const line of described) {
      await sheet.text(MARGIN, y, line);
      y += 14;
    }
    y += 8;
    sheet.rule(y);
  }
  return y;
}

async function drawTotals(sheet: Sheet, document: InvoiceDocument, top: number): Promise<number> {
  const totals = totalsOf(document);
  let y = top + 12;
  if (y + totals.length * 16 > BOTTOM) {
    sheet.nextPage();
    y = 56;
  }
  for (const [label, value] of totals.slice(0, -1)) {
    await sheet.text(META, y, label, { colour: MUTED });
    await sheet.text(RIGHT, y, value, { right: true });
    y += 16;
  }
  const [label, value] = totals.at(-1) ?? ['', ''];
  const strong = { size: 12, weight: 'strong' } as const;
  await sheet.text(META, y + 4, label, strong);
  await sheet.text(RIGHT, y + 4, value, { ...strong, right: true });
  return y + 24;
}

async function drawNotes(sheet: Sheet, document: InvoiceDocument, top: number): Promise<void> {
  const lines = [];
  for (const note of notesOf(document)) lines.push(...(await sheet.lines(note, RIGHT - MARGIN)));
  let y = top;
  if (y + lines.length * 14 > FOOT) {
    sheet.nextPage();
    y = 56;
  }
  for (const line of lines) {
    await sheet.text(MARGIN, y, line, { colour: MUTED });
    y += 14;
  }
}

/** At the foot, as letters have it. */
async function drawSeller(sheet: Sheet, { seller, locale }: InvoiceDocument): Promise<void> {
  const words = translator(locale, 'invoice');
  const countries = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region' });
  sheet.rule(FOOT);
  const place = `${seller.postalCode} ${seller.city}`.trim();
  const address = [seller.legalName, seller.street, place, countries.of(seller.country)].join(', ');
  const numbers = [
    seller.vatId && words('vatId', { number: seller.vatId }),
    seller.taxId && words('taxId', { number: seller.taxId }),
  ].filter((part): part is string => Boolean(part));
  const small = { size: 8, colour: MUTED };
  let y = FOOT + 8;
  for (const line of [...(await sheet.lines(address, RIGHT - MARGIN, small)), numbers.join(' · ')]) {
    await sheet.text(MARGIN, y, line, small);
    y += 12;
  }
}
