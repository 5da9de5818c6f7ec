import { countryName } from '@spindle/i18n/country-name.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { vatAreaOf } from '../../tax/vat-area.ts';
import type { InvoiceDocument } from '../invoice.ts';
import { titleOf } from '../invoice-words.ts';
import { FOOT_END, MARGIN, MUTED, RIGHT, type Sheet } from './sheet.ts';

const SMALL = { size: 8, colour: MUTED } as const;
const LINE = 12;
/** Room at the right of the footer for the page number. */
const PAGE_ROOM = 48;

interface Foot {
  /** Position of its rule, in points. */
  top: number;
  lines: readonly string[];
}

/** The footer with the seller's details, as high as needed. */
export async function footOf(sheet: Sheet, { seller, tax, locale }: InvoiceDocument): Promise<Foot> {
  const words = translator(locale, 'invoice');
  const place = `${seller.postalCode} ${seller.city}`.trim();
  const street = seller.street.split('\n');
  const country = countryName(locale, seller.country);
  const numbers = [
    seller.vatId && words('vatId', { number: seller.vatId }),
    seller.taxId && words('taxId', { number: seller.taxId }),
    // Tax collected abroad is identified by the number of the registration there.
    tax.number && registeredAs(locale, vatAreaOf(tax.country ?? ''), tax.number),
  ].filter((part): part is string => Boolean(part));
  const room = RIGHT - MARGIN - PAGE_ROOM;
  const lines = [
    ...(await sheet.lines([seller.legalName, ...street, place, country].join(' · '), room, SMALL)),
    ...(numbers.length > 0 ? await sheet.lines(numbers.join(' · '), room, SMALL) : []),
  ];
  return { top: FOOT_END - 8 - Math.max(2, lines.length) * LINE, lines };
}

function registeredAs(locale: Locale, country: string, number: string): string {
  const label = translator(locale, 'invoice')(isEuCountry(country) ? 'vatId' : 'taxId', { number });
  return `${label} (${countryName(locale, country)})`;
}

/** Draws what every page has: the seller and, if there are several pages, the document's number and the page number. */
export async function drawFrame(sheet: Sheet, document: InvoiceDocument, foot: Foot): Promise<void> {
  const format = numberFormat(document.locale);
  const pages = sheet.pages();
  for (let page = 0; page < pages; page += 1) {
    sheet.turnTo(page);
    if (page > 0) await sheet.text(MARGIN, 56, `${titleOf(document)} ${document.number}`, SMALL);
    sheet.rule(foot.top);
    let y = foot.top + 8;
    if (pages > 1) {
      const place = `${format.format(page + 1)} / ${format.format(pages)}`;
      await sheet.text(RIGHT, y, place, { ...SMALL, right: true });
    }
    for (const line of foot.lines) {
      await sheet.text(MARGIN, y, line, SMALL);
      y += LINE;
    }
  }
}
