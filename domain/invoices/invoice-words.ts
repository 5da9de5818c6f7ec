import { countryName } from '@spindle/i18n/country-name.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { quoteOf } from '../books/exchange-rate.ts';
import { nameReduction, type OrderReduction } from '../orders/reductions.ts';
import { formatExactMoney } from '../pricing/format-exact-money.ts';
import { isSameVatArea, vatAreaOf } from '../tax/vat-area.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';

type Row = readonly [label: string, value: string];

/** The title: invoice, credit note, or cancellation of a wrong invoice. */
export function titleOf({ locale, kind, reason }: InvoiceDocument): string {
  const cancels = kind === 'credit_note' && reason === 'correction';
  return translator(locale, 'invoice')(`title.${cancels ? 'cancellation' : kind}`);
}

/** Number and dates, and the number and date (on separate lines) of the document that this one is about. */
export function factsOf(document: InvoiceDocument): Row[] {
  const { locale, kind, reason, about } = document;
  const words = translator(locale, 'invoice');
  const format = dayFormatter(locale);
  const day = (iso: string) => format(new Date(`${iso}T00:00:00Z`));
  const relation = kind === 'credit_note' ? 'credits' : reason === 'correction' ? 'replaces' : 'corrects';
  return [
    [words('number'), document.number],
    [words('issued'), day(document.issuedOn)],
    [words('delivered'), day(document.deliveredOn)],
    [words('order'), document.orderNumber],
    ...(about ? [[words(`about.${relation}`), `${about.number}\n${day(about.issuedOn)}`] as const] : []),
  ];
}

/** Net, tax and, as the last row, the total. */
export function totalsOf(document: InvoiceDocument): Row[] {
  const { locale, currency, kind, tax, netMinor, taxMinor, grossMinor } = document;
  const words = translator(locale, 'invoice');
  const money = (amountMinor: number) => formatExactMoney(amountMinor, currency, locale);
  return [
    ...(tax.scheme === 'none'
      ? []
      : ([
          [words('net'), money(netMinor)],
          [taxLabel(document), money(taxMinor)],
        ] as const)),
    [words(`total.${kind}`), money(grossMinor)],
  ];
}

/** The tax with its rate, and with its country if that is not the seller's. */
function taxLabel({ locale, tax, seller }: InvoiceDocument): string {
  const words = translator(locale, 'invoice');
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    tax.rateBp / 10_000,
  );
  const area = tax.country && vatAreaOf(tax.country);
  const elsewhere = tax.scheme !== 'reverse_charge' && area && !isSameVatArea(area, seller.country);
  if (!elsewhere) return words('tax', { rate });
  return words('taxOf', { rate, country: countryName(locale, area) });
}

/** The time that a line has paid for. */
export function periodOf({ locale }: InvoiceDocument, { period }: InvoiceLine): string | null {
  if (!period) return null;
  const format = dayFormatter(locale);
  const day = (iso: string) => format(new Date(`${iso}T00:00:00Z`));
  return translator(locale, 'invoice')('period', { from: day(period.from), through: day(period.through) });
}

/** The list price of a line and what has lowered it; null if it costs the list price. */
export function reductionOf(document: InvoiceDocument, line: InvoiceLine): string | null {
  const { listMinor, grossMinor } = line;
  if (listMinor === null || listMinor <= grossMinor) return null;
  const { locale, currency } = document;
  const words = translator(locale, 'invoice');
  const money = (amountMinor: number) => formatExactMoney(amountMinor, currency, locale);
  return sideBySide(locale, [
    words('listed', { price: money(listMinor) }),
    ...(line.reductions ?? reductionsAsBefore(document, listMinor - grossMinor)).map(
      (reduction) => `${nameOfReduction(document, reduction)} −${money(reduction.offMinor)}`,
    ),
  ]);
}

function nameOfReduction({ locale, creditedFrom }: InvoiceDocument, reduction: OrderReduction): string {
  return reduction.kind === 'credit' && creditedFrom
    ? translator(locale, 'invoice')('credited', { numbers: sideBySide(locale, creditedFrom) })
    : nameReduction(locale, reduction);
}

/** The reduction of a line in a document from before reductions were stored per line. */
function reductionsAsBefore(
  { couponCode, creditedFrom }: InvoiceDocument,
  offMinor: number,
): OrderReduction[] {
  const kind = couponCode ? 'coupon' : creditedFrom ? 'credit' : 'other';
  return [{ kind, code: couponCode, offMinor }];
}

/** Notes below the amounts, for the law and the buyer. */
export function notesOf(document: InvoiceDocument): string[] {
  const { locale, tax } = document;
  const words = translator(locale, 'invoice');
  const untaxed = { reverse_charge: 'reverseCharge', none: 'noTax' } as const;
  const { scheme } = tax;
  const taxed = scheme === 'reverse_charge' || scheme === 'none' ? [words(untaxed[scheme])] : [];
  return [...taxed, ...accountingNote(document), outcomeOf(document)];
}

/** The tax in the seller's currency, with the rate and its day. */
function accountingNote({ locale, accounting }: InvoiceDocument): string[] {
  if (!accounting) return [];
  const { conversion, taxMinor } = accounting;
  const { from, to: currency, day } = conversion;
  return [
    translator(locale, 'invoice')('accounting', {
      ...{ from, currency, amount: formatExactMoney(taxMinor, currency, locale) },
      day: dayFormatter(locale)(new Date(`${day}T00:00:00Z`)),
      rate: numberFormat(locale, { maximumFractionDigits: 8 }).format(Number(quoteOf(conversion))),
    }),
  ];
}

/** What was or will be done with the amount: paid, refunded and so on. */
export function outcomeOf({ locale, kind, reason, about, grossMinor }: InvoiceDocument): string {
  const words = translator(locale, 'invoice');
  const number = about?.number ?? '';
  return {
    order: () => words(grossMinor === 0 ? 'nothingToPay' : 'paid'),
    refund: () => words('refund'),
    refund_failed: () => words('refund_failed'),
    dispute: () => words('dispute'),
    dispute_won: () => words('dispute_won'),
    correction: () =>
      kind === 'invoice' ? words('correction_invoice', { number }) : words('correction_credit', { number }),
  }[reason]();
}
