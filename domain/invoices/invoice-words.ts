import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { formatExactMoney } from '../pricing/format-exact-money.ts';
import type { InvoiceDocument } from './invoice.ts';

type Row = readonly [label: string, value: string];

/** Number, days and what the document is about. */
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
    ...(about ? [[words(`about.${relation}`), `${about.number}, ${day(about.issuedOn)}`] as const] : []),
  ];
}

/** From what was taken off to the total, which is the last. */
export function totalsOf(document: InvoiceDocument): Row[] {
  const { locale, currency, kind, tax, lines, netMinor, taxMinor, grossMinor } = document;
  const words = translator(locale, 'invoice');
  const money = (amountMinor: number) => formatExactMoney(amountMinor, currency, locale);
  const listMinor = lines.reduce((sum, line) => sum + (line.listMinor ?? line.grossMinor), 0);
  const rate = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    tax.rateBp / 10_000,
  );
  return [
    ...(listMinor > grossMinor
      ? [[reductionOf(document), `−${money(listMinor - grossMinor)}`] as const]
      : []),
    ...(tax.scheme === 'none'
      ? []
      : ([
          [words('net'), money(netMinor)],
          [words('tax', { rate }), money(taxMinor)],
        ] as const)),
    [words(`total.${kind}`), money(grossMinor)],
  ];
}

/** Why less is paid than the products cost. */
function reductionOf({ locale, couponCode, creditedFrom }: InvoiceDocument): string {
  const words = translator(locale, 'invoice');
  if (couponCode) return words('coupon', { code: couponCode });
  return creditedFrom ? words('credited', { numbers: creditedFrom.join(', ') }) : words('reduction');
}

/** What the law and the buyer want to read below the amounts. */
export function notesOf({ locale, kind, reason, about, tax }: InvoiceDocument): string[] {
  const words = translator(locale, 'invoice');
  const number = about?.number ?? '';
  const told = {
    order: () => words('paid'),
    refund: () => words('refund'),
    refund_failed: () => words('refund_failed'),
    dispute: () => words('dispute'),
    dispute_won: () => words('dispute_won'),
    correction: () =>
      kind === 'invoice' ? words('correction_invoice', { number }) : words('correction_credit', { number }),
  }[reason]();
  const taxed = {
    domestic: 'contained',
    oss: 'contained',
    reverse_charge: 'reverseCharge',
    none: 'noTax',
  } as const;
  return [words(taxed[tax.scheme]), told];
}
