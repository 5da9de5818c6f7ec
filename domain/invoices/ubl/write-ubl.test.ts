import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceAmounts } from '../amounts.ts';
import type { InvoiceDocument } from '../invoice.ts';
import { isElectronic } from '../invoice-format.ts';
import { writeUbl } from './write-ubl.ts';

const base: Omit<InvoiceDocument, 'lines' | 'netMinor' | 'taxMinor' | 'grossMinor'> = {
  ...{ kind: 'invoice', number: 'INV-2026-000001', demo: false, reason: 'order', about: null },
  ...{ issuedOn: '2026-11-22', orderedOn: '2026-11-22', deliveredOn: '2026-11-22' },
  ...{ locale: 'de', currency: 'EUR', orderNumber: 'SP-7K3QX-9M2TD', couponCode: null },
  seller: {
    ...{ legalName: 'Spindle GmbH', street: 'Lichtweg 12', postalCode: '10115', city: 'Berlin' },
    ...{ country: 'DE', vatId: 'DE123456789', taxId: null, timeZone: 'Europe/Berlin' },
  },
  buyer: {
    ...{ name: 'Kei & Söhne <SARL>', address: '3 rue de l’Œuvre\n75001 Paris', country: 'FR' },
    ...{ vatId: 'FR40303265045', email: 'kei@example.test' },
  },
  tax: { scheme: 'oss', rateBp: 2000 },
};
const line = (grossMinor: number, quantity = 1) => ({
  ...{ lineId: String(grossMinor), name: 'DVD Ripper', licenceType: 'LFT' as const, quantity },
  ...{ listMinor: null, grossMinor },
});
const document = (
  lines: ReturnType<typeof line>[],
  change: Partial<InvoiceDocument> = {},
): InvoiceDocument => {
  const of = { ...base, ...change };
  return { ...of, ...invoiceAmounts(lines, of.tax.rateBp, of.currency) };
};

/** All amounts with this element name in a currency, in hundredths. */
const amounts = (xml: string, name: string, currency = 'EUR') =>
  [...xml.matchAll(new RegExp(`<cbc:${name} currencyID="${currency}">([^<]*)<`, 'g'))].map(([, value]) =>
    Math.round(Number(value) * 100),
  );
/** The text of each element with this name. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}>([^<]*)<`, 'g'))].map(([, value]) => value ?? '');
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

const day = fc
  .integer({ min: 0, max: 900 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const period = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { from: one, through: other } : { from: other, through: one }));
const lines = fc.array(
  fc.record({
    gross: fc.integer({ min: 1, max: 10 ** 7 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    paid: fc.option(period, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 6 },
);
const tax = fc.constantFrom(
  ...[1900, 2000, 2100, 2550, 550].map((rateBp) => ({ scheme: 'oss' as const, rateBp })),
  { scheme: 'reverse_charge' as const, rateBp: 0 },
);
const accounting = fc.record({
  taxMinor: fc.nat(10 ** 8),
  conversion: fc.constant({
    from: 'EUR',
    to: 'SEK',
    day: '2026-11-20',
    fromPerEuro: '1',
    toPerEuro: '11.05',
  }),
});

test('the arithmetic rules of EN 16931 hold for every document', () => {
  fc.assert(
    fc.property(
      lines,
      tax,
      fc.constantFrom('invoice' as const, 'credit_note' as const),
      fc.option(accounting, { nil: undefined }),
      (bought, of, kind, inBooks) => {
        const made = document(
          bought.map(({ gross, quantity, paid }) => ({
            ...line(gross, quantity),
            ...(paid && { period: paid }),
          })),
          { tax: of, kind, ...(inBooks && { accounting: inBooks }) },
        );
        const xml = writeUbl(made);
        const [total = 0, ...byLine] = amounts(xml, 'LineExtensionAmount');
        const [taxTotal = 0, ...byRate] = amounts(xml, 'TaxAmount');
        const [taxable = 0] = amounts(xml, 'TaxableAmount');
        const [exclusive = 0] = amounts(xml, 'TaxExclusiveAmount');
        const [inclusive = 0] = amounts(xml, 'TaxInclusiveAmount');
        const [prepaid = 0] = amounts(xml, 'PrepaidAmount');
        const [payable = 0] = amounts(xml, 'PayableAmount');
        expect(total, 'BR-CO-10').toBe(sum(byLine));
        expect(exclusive, 'BR-CO-13').toBe(total);
        expect(taxTotal, 'BR-CO-14').toBe(sum(byRate));
        expect(inclusive, 'BR-CO-15').toBe(exclusive + taxTotal);
        expect(payable, 'BR-CO-16').toBe(inclusive - prepaid);
        // Prices are gross here, so the tax may differ by a cent from the net amount times the rate.
        expect(Math.abs(taxTotal - (taxable * of.rateBp) / 10_000), 'BR-CO-17').toBeLessThan(1);
        expect(byRate, 'BR-CO-18').toHaveLength(1);
        expect(taxable, 'BR-S-08, BR-AE-08').toBe(total);
        expect(amounts(xml, 'PriceAmount'), 'price of a line').toEqual(byLine);
        const [taxCurrency] = all(xml, 'TaxCurrencyCode');
        expect(taxCurrency, 'BT-6').toBe(inBooks?.conversion.to);
        expect(amounts(xml, 'TaxAmount', 'SEK'), 'BR-53').toEqual(inBooks ? [inBooks.taxMinor] : []);
        const ends = all(xml, 'EndDate');
        for (const [index, start] of all(xml, 'StartDate').entries())
          expect(start <= (ends[index] ?? ''), 'BR-29, BR-30').toBe(true);
      },
    ),
  );
});

describe('an e-invoice', () => {
  test('is for businesses of the Union that are taxed there, or owe the tax themselves', () => {
    const made = document([line(4995)]);
    expect(isElectronic(made)).toBe(true);
    expect(isElectronic({ ...made, tax: { scheme: 'reverse_charge', rateBp: 0 } })).toBe(true);
    expect(isElectronic({ ...made, tax: { scheme: 'none', rateBp: 0 } })).toBe(false);
    expect(isElectronic({ ...made, buyer: { ...made.buyer, name: null } })).toBe(false);
    expect(isElectronic({ ...made, buyer: { ...made.buyer, country: 'JP' } })).toBe(false);
    expect(isElectronic({ ...made, seller: { ...made.seller, vatId: null } })).toBe(false);
  });

  test('of a business without a VAT id says none, and with a reverse charge there is no such thing', () => {
    const buyer = { ...base.buyer, vatId: null };
    const reverse = { scheme: 'reverse_charge', rateBp: 0 } as const;
    const made = document([line(4995)], { buyer });
    expect(isElectronic(made)).toBe(true);
    expect(isElectronic({ ...made, tax: reverse })).toBe(false);
    const xml = writeUbl(made);
    const [, customer = ''] =
      xml.match(/<cac:AccountingCustomerParty>(.*)<\/cac:AccountingCustomerParty>/) ?? [];
    expect(customer, 'BR-07, BR-11').toMatch(/<cbc:IdentificationCode>FR<.*<cbc:RegistrationName>Kei/);
    expect(customer, 'BT-48').not.toContain('PartyTaxScheme');
    expect(all(xml, 'CompanyID'), 'BT-31').toEqual(['DE123456789']);
    expect(all(writeUbl(document([line(4995)], { tax: reverse })), 'CompanyID'), 'BR-AE-02').toEqual([
      'DE123456789',
      'FR40303265045',
    ]);
  });

  test('says both parties, with their signs written so that no reader is misled', () => {
    const xml = writeUbl(document([line(4995)]));
    expect(xml).toContain('<cbc:RegistrationName>Kei &amp; Söhne &lt;SARL&gt;</cbc:RegistrationName>');
    expect(xml).toContain('<cbc:CompanyID>FR40303265045</cbc:CompanyID>');
    expect(xml).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>');
    expect(amounts(xml, 'PayableAmount')).toEqual([0]);
  });

  test('in a foreign currency says the tax in the seller’s once more, and which that is', () => {
    const conversion = { from: 'USD', to: 'EUR', day: '2026-11-20', fromPerEuro: '1.0823', toPerEuro: '1' };
    for (const kind of ['invoice', 'credit_note'] as const) {
      const accounting = { taxMinor: 737, conversion };
      const made = document([line(4995)], { currency: 'USD', tax: { scheme: 'domestic', rateBp: 1900 } });
      const xml = writeUbl({ ...made, kind, accounting });
      expect(xml, 'BT-5, BT-6').toContain(
        '<cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>',
      );
      expect(xml, 'BT-110').toContain('<cac:TaxTotal><cbc:TaxAmount currencyID="USD">7.98</cbc:TaxAmount>');
      expect(xml, 'BT-111').toContain(
        '</cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="EUR">7.37</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal>',
      );
      expect(writeUbl(made)).not.toContain('TaxCurrencyCode');
    }
  });

  test('says which time is paid for: of each line, and of all where they are for the same', () => {
    const month = { from: '2026-11-22', through: '2026-12-21' };
    const year = { from: '2026-11-22', through: '2027-11-21' };
    const written = (...periods: ({ from: string; through: string } | undefined)[]) => {
      const made = document(periods.map((_, index) => line(4995 + index)));
      const lines = made.lines.map((each, index) => {
        const period = periods[index];
        return { ...each, ...(period && { period }) };
      });
      return writeUbl({ ...made, lines });
    };
    const said = (from: string, through: string) =>
      `<cac:InvoicePeriod><cbc:StartDate>${from}</cbc:StartDate><cbc:EndDate>${through}</cbc:EndDate></cac:InvoicePeriod>`;
    const ofMonth = said(month.from, month.through);
    const one = written(month);
    expect(one, 'BG-14').toContain(`</cbc:DocumentCurrencyCode>${ofMonth}<cac:OrderReference>`);
    expect(one, 'BG-26').toContain(`</cbc:LineExtensionAmount>${ofMonth}<cac:Item>`);
    const two = written(month, year);
    expect(two, 'of each line').toContain(ofMonth);
    expect(two).toContain(`</cbc:LineExtensionAmount>${said(year.from, year.through)}<cac:Item>`);
    for (const mixed of [two, written(month, undefined), written(undefined, month)]) {
      expect(mixed).toContain('</cbc:DocumentCurrencyCode><cac:OrderReference>');
    }
    expect(written(undefined)).not.toContain('InvoicePeriod');
  });

  test('taxed under a registration abroad names the seller by the number of that one', () => {
    const tax = { country: 'SE', scheme: 'domestic', rateBp: 2500 } as const;
    const idOf = (number?: string) =>
      all(writeUbl(document([line(4995)], { tax: { ...tax, ...(number && { number }) } })), 'CompanyID')[0];
    expect(idOf('SE 556677-8899 01')).toBe('SE556677889901');
    // What was typed is not a VAT id of that country.
    for (const other of [undefined, 'F-12345', 'FR40303265045']) expect(idOf(other)).toBe('DE123456789');
  });

  test('leaves the tax to the buyer with a reverse charge', () => {
    const xml = writeUbl(document([line(4995)], { tax: { scheme: 'reverse_charge', rateBp: 0 } }));
    expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>');
    expect([amounts(xml, 'TaxAmount'), amounts(xml, 'TaxInclusiveAmount')]).toEqual([[0, 0], [4995]]);
  });

  test('that credits another one refers to it', () => {
    const about = { number: 'INV-2026-000001', issuedOn: '2026-11-22' };
    const note = { kind: 'credit_note', reason: 'refund', number: 'CN-2026-000001', about } as const;
    const xml = writeUbl(document([line(4995)], note));
    expect(xml).toMatch(/^<\?xml [^>]*>\n<CreditNote /);
    expect(xml).toContain(
      '<cac:InvoiceDocumentReference><cbc:ID>INV-2026-000001</cbc:ID><cbc:IssueDate>2026-11-22</cbc:IssueDate>',
    );
  });
});
