import { numberFormat } from '@spindle/i18n/formats.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { formatExactMoney } from '../../pricing/format-exact-money.ts';
import type { InvoiceDocument } from '../invoice.ts';
import { periodOf, reductionOf } from '../invoice-words.ts';
import { MARGIN, MUTED, NEXT_TOP, RIGHT, type Sheet } from './sheet.ts';

/** Right edges of columns. */
const QUANTITY = 376;
const NET = 458;
/** Height of the column heads, with the rule below them. */
const HEADS = 16;
/** Width of the description column. */
const DESCRIBED = QUANTITY - 56 - MARGIN;
const SMALL = { size: 8, colour: MUTED } as const;

/**
 * Draws the lines on as many pages as they need. Each page with lines has the column heads. If the totals do not fit below the
 * last line, that line moves to the next page with them, so that no page has totals only.
 * @param bottom where a page has to end, in points
 * @param closing height of what follows the lines
 * @returns where the last line ends
 */
export async function drawLines(
  sheet: Sheet,
  document: InvoiceDocument,
  { top, bottom, closing }: { top: number; bottom: number; closing: number },
): Promise<number> {
  const { locale, currency, tax, lines } = document;
  const licences = translator(locale, 'offer');
  const money = (amountMinor: number) => formatExactMoney(amountMinor, currency, locale);
  let y = top;
  let heads = HEADS;
  for (const [index, line] of lines.entries()) {
    const name = sideBySide(locale, [line.name, licences(`licence.${line.licenceType}`)]);
    const described = await sheet.lines(name, DESCRIBED);
    const explained: string[] = [];
    for (const said of [periodOf(document, line), reductionOf(document, line)]) {
      if (said) explained.push(...(await sheet.lines(said, DESCRIBED, SMALL)));
    }
    const height = described.length * 14 + explained.length * 12 + 16;
    if (y + heads + height + (index === lines.length - 1 ? closing : 0) > bottom) {
      sheet.nextPage();
      y = NEXT_TOP;
      heads = HEADS;
    }
    if (heads > 0) await drawHeads(sheet, document, y);
    y += heads;
    heads = 0;
    y += 8;
    await sheet.text(QUANTITY, y, numberFormat(locale).format(line.quantity), { right: true });
    if (tax.scheme !== 'none') await sheet.text(NET, y, money(line.netMinor), { right: true });
    await sheet.text(RIGHT, y, money(line.grossMinor), { right: true });
    for (const part of described) {
      await sheet.text(MARGIN, y, part);
      y += 14;
    }
    for (const part of explained) {
      await sheet.text(MARGIN, y, part, SMALL);
      y += 12;
    }
    y += 8;
    sheet.rule(y);
  }
  return y;
}

async function drawHeads(sheet: Sheet, { locale, tax }: InvoiceDocument, top: number): Promise<void> {
  const words = translator(locale, 'invoice');
  const right = { ...SMALL, right: true };
  await sheet.text(MARGIN, top, words('product'), SMALL);
  await sheet.text(QUANTITY, top, words('quantity'), right);
  if (tax.scheme !== 'none') await sheet.text(NET, top, words('columns.net'), right);
  await sheet.text(RIGHT, top, words(tax.scheme === 'none' ? 'amount' : 'columns.gross'), right);
  sheet.rule(top + HEADS);
}
