import { minorDigits } from '@spindle/platform/minor-digits.ts';
import { stringify } from 'csv-stringify/sync';
import { quoteOf } from './exchange-rate.ts';
import type { LedgerRow } from './ledger.ts';

type Cells = readonly (readonly [name: string, cell: (row: LedgerRow) => string])[];

const COLUMNS: Cells = [
  ['date', ({ day }) => day],
  ['number', ({ number }) => asText(number)],
  ['kind', ({ kind }) => kind],
  ['about', ({ about }) => asText(about)],
  ['order', ({ orderNumber }) => asText(orderNumber)],
  ['country', ({ country }) => asText(country)],
  ['vat_id', ({ vatId }) => asText(vatId)],
  ['tax_scheme', ({ tax }) => tax?.scheme ?? ''],
  ['reverse_charge', ({ tax }) => (tax ? (tax.scheme === 'reverse_charge' ? 'yes' : 'no') : '')],
  ['net', ({ tax, currency }) => (tax ? decimal(tax.netMinor, currency) : '')],
  ['tax_rate', ({ tax }) => (tax ? String(tax.rateBp / 100) : '')],
  ['tax', ({ tax, currency }) => (tax ? decimal(tax.taxMinor, currency) : '')],
  ['gross', ({ grossMinor, currency }) => decimal(grossMinor, currency)],
  ['currency', ({ currency }) => asText(currency)],
  ['book_currency', ({ conversion }) => conversion?.to ?? ''],
  ['exchange_rate', ({ conversion }) => (conversion ? quoteOf(conversion) : '')],
  ['exchange_rate_date', ({ conversion }) => conversion?.day ?? ''],
  ['fee', ({ settled }) => (settled ? decimal(settled.feeMinor, settled.currency) : '')],
  ['fee_currency', ({ settled }) => asText(settled?.currency ?? null)],
  ['payout', ({ settled }) => asText(settled?.payoutId ?? null)],
  ['payout_date', ({ settled }) => settled?.paidOutOn ?? ''],
];

export const ledgerHeading = (): string => stringify([COLUMNS.map(([name]) => name)]);

/** Rows as CSV, each with a line break. Amounts are decimals with a point, so that they can be added up. */
export function ledgerLines(rows: readonly LedgerRow[]): string {
  return stringify(rows.map((row) => COLUMNS.map(([, cell]) => cell(row))));
}

/** `-12.50`; yen have no decimals. */
export function decimal(amountMinor: number, currency: string): string {
  return (amountMinor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

/** Protects text from other people: a spreadsheet would treat text that begins like this, even after spaces, as a formula. */
function asText(value: string | null): string {
  return /^[\s\0]*[=+\-@＝＋－＠\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
}
