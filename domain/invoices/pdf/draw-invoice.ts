import { countryName } from '@spindle/i18n/country-name.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { writtenAddress } from '../../tax/written-address.ts';
import type { InvoiceDocument } from '../invoice.ts';
import { factsOf, notesOf, titleOf, totalsOf } from '../invoice-words.ts';
import { drawLines } from './draw-lines.ts';
import type { Fonts } from './fonts.ts';
import { drawFrame, footOf } from './frame.ts';
import { MARGIN, MUTED, openSheet, RIGHT, type Sheet } from './sheet.ts';

/** Left edge of facts and totals. */
const META = 330;
const SELLER = { size: 13, weight: 'strong' } as const;
const TOTAL = { size: 12, weight: 'strong' } as const;

/** Draws a document as a PDF: A4, in the buyer's language, only from the contents stored on the day of issue. */
export async function drawInvoice(fonts: Fonts, document: InvoiceDocument, madeAt: Date): Promise<Buffer> {
  const { locale, seller, number } = document;
  const title = `${titleOf(document)} ${number}`;
  const sheet = openSheet({ fonts, locale, title, author: seller.legalName, madeAt });
  await drawOn(sheet, document);
  return sheet.finish();
}

/** Draws a document on an empty sheet, on as many pages as needed. */
export async function drawOn(sheet: Sheet, document: InvoiceDocument): Promise<void> {
  const { locale, seller } = document;
  let top = 56;
  for (const line of await sheet.lines(seller.legalName, META - MARGIN, { ...SELLER, ownDirection: true })) {
    await sheet.text(MARGIN, top, line, SELLER);
    top += 16;
  }
  top = Math.max(104, top + 16);
  const demo = translator(locale, 'invoice')('demo');
  if (document.demo) await sheet.text(RIGHT, 58, demo, { colour: MUTED, right: true });
  await sheet.text(MARGIN, top, titleOf(document), { size: 24, weight: 'strong' });
  const facts = top + 56;
  const head = Math.max(await drawBuyer(sheet, document, facts), await drawFacts(sheet, document, facts));
  const foot = await footOf(sheet, document);
  const closing = await closingOf(sheet, document);
  const lines = await drawLines(sheet, document, { top: head + 28, bottom: foot.top - 20, closing });
  await drawClosing(sheet, document, lines);
  await drawFrame(sheet, document, foot);
}

async function drawBuyer(sheet: Sheet, { buyer, locale }: InvoiceDocument, top: number): Promise<number> {
  const words = translator(locale, 'invoice');
  await sheet.text(MARGIN, top, words('buyer'), { size: 8, colour: MUTED });
  const parts = [
    buyer.name,
    // Older documents contain it as typed.
    buyer.address && writtenAddress(buyer.address),
    buyer.country && countryName(locale, buyer.country),
    buyer.email,
    buyer.vatId && words('vatId', { number: buyer.vatId }),
  ];
  let y = top + 15;
  for (const part of parts.filter((part): part is string => Boolean(part))) {
    for (const line of await sheet.lines(part, META - MARGIN - 24, { ownDirection: true })) {
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
    const room = RIGHT - META - (await sheet.width(label)) - 12;
    for (const line of await sheet.lines(value, room)) {
      await sheet.text(RIGHT, y, line, { right: true });
      y += 15;
    }
  }
  return y;
}

/** Height of totals and notes, which are kept together on a page. */
async function closingOf(sheet: Sheet, document: InvoiceDocument): Promise<number> {
  const notes = await noteLines(sheet, document);
  return totalsOf(document).length * 16 + notes.length * 14 + 40;
}

async function drawClosing(sheet: Sheet, document: InvoiceDocument, top: number): Promise<void> {
  const totals = totalsOf(document);
  let y = top + 12;
  for (const [label, value] of totals.slice(0, -1)) {
    await sheet.text(META, y, label, { colour: MUTED });
    await sheet.text(RIGHT, y, value, { right: true });
    y += 16;
  }
  const [label, value] = totals.at(-1) ?? ['', ''];
  await sheet.text(META, y + 4, label, TOTAL);
  await sheet.text(RIGHT, y + 4, value, { ...TOTAL, right: true });
  y += 44;
  for (const line of await noteLines(sheet, document)) {
    await sheet.text(MARGIN, y, line, { colour: MUTED });
    y += 14;
  }
}

async function noteLines(sheet: Sheet, document: InvoiceDocument): Promise<string[]> {
  const lines: string[] = [];
  for (const note of notesOf(document)) lines.push(...(await sheet.lines(note, RIGHT - MARGIN)));
  return lines;
}
