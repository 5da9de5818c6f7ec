import { vatPrefix } from '../../tax/vat-id.ts';
import type { AccountingTax, InvoiceBuyer, InvoiceDocument, InvoiceLine } from '../invoice.ts';
import { outcomeOf } from '../invoice-words.ts';
import { element, type Xml } from './xml.ts';

/** UN/CEFACT 1001. */
const TYPE_CODES = { invoice: '380', credit_note: '381' } as const;
/** The unit "piece", UN/ECE recommendation 20. */
const PIECE = 'C62';
const NAMESPACES = {
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/**
 * The e-invoice of a document that `isElectronic`: EN 16931 as UBL 2.1. Numbers in brackets, such as BT-112, are those of the
 * standard. The order was paid before the document was issued, so the amount is deducted and nothing is left to pay.
 */
export function writeUbl(document: InvoiceDocument): string {
  const { kind, number, issuedOn, deliveredOn, currency, orderNumber, about, seller, buyer, lines } =
    document;
  const { accounting } = document;
  const root = kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const body: Xml[] = [
    element('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    element('cbc:ID', number),
    element('cbc:IssueDate', issuedOn),
    element(`cbc:${root}TypeCode`, TYPE_CODES[kind]),
    element('cbc:DocumentCurrencyCode', currency),
    accounting ? element('cbc:TaxCurrencyCode', accounting.conversion.to) : undefined,
    commonPeriod(lines),
    element('cac:OrderReference', [element('cbc:ID', orderNumber)]),
    about
      ? element('cac:BillingReference', [
          element('cac:InvoiceDocumentReference', [
            element('cbc:ID', about.number),
            element('cbc:IssueDate', about.issuedOn),
          ]),
        ])
      : undefined,
    element('cac:AccountingSupplierParty', [
      party({
        name: seller.legalName,
        address: [
          element('cbc:StreetName', seller.street),
          element('cbc:CityName', seller.city),
          seller.postalCode ? element('cbc:PostalZone', seller.postalCode) : undefined,
        ],
        country: seller.country,
        vatId: sellerVatId(document),
      }),
    ]),
    element('cac:AccountingCustomerParty', [buyingParty(buyer)]),
    element('cac:Delivery', [element('cbc:ActualDeliveryDate', deliveredOn)]),
    element('cac:PaymentTerms', [element('cbc:Note', outcomeOf(document))]),
    taxTotal(document),
    accounting ? accountingTotal(accounting) : undefined,
    monetaryTotal(document),
    ...lines.map((line, index) => documentLine(document, line, index + 1)),
  ];
  const namespace = `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, body, { xmlns: namespace, ...NAMESPACES })}\n`;
}

/** The seller's VAT id in the member state whose tax it is, if registered there (BT-31), as typed by staff; else their own. */
function sellerVatId({ seller, tax }: InvoiceDocument): string {
  const number = tax.number?.toUpperCase().replace(/[\s.-]/g, '') ?? '';
  const isOfMember =
    /^[A-Z]{2}[0-9A-Z+*]{2,14}$/.test(number) && number.startsWith(vatPrefix(tax.country ?? ''));
  return isOfMember ? number : (seller.vatId ?? '');
}

function buyingParty({ name, address, country, vatId }: InvoiceBuyer): string {
  const [street, ...more] = (address ?? '').split('\n').map((line) => line.trim());
  return party({
    name: name ?? '',
    address: [
      street ? element('cbc:StreetName', street) : undefined,
      more.length > 0 ? element('cbc:AdditionalStreetName', more.join(', ')) : undefined,
    ],
    country: country ?? '',
    vatId,
  });
}

function party(of: { name: string; address: readonly Xml[]; country: string; vatId: string | null }): string {
  const country = element('cac:Country', [element('cbc:IdentificationCode', of.country)]);
  return element('cac:Party', [
    element('cac:PostalAddress', [...of.address, country]),
    of.vatId ? element('cac:PartyTaxScheme', [element('cbc:CompanyID', of.vatId), vatScheme()]) : undefined,
    element('cac:PartyLegalEntity', [element('cbc:RegistrationName', of.name)]),
  ]);
}

function taxTotal(document: InvoiceDocument): string {
  const { netMinor, taxMinor, tax } = document;
  const reverse = tax.scheme === 'reverse_charge';
  return element('cac:TaxTotal', [
    amount(document, 'cbc:TaxAmount', taxMinor),
    element('cac:TaxSubtotal', [
      amount(document, 'cbc:TaxableAmount', netMinor),
      amount(document, 'cbc:TaxAmount', taxMinor),
      element('cac:TaxCategory', [
        ...category(document),
        reverse ? element('cbc:TaxExemptionReasonCode', 'VATEX-EU-AE') : undefined,
        reverse ? element('cbc:TaxExemptionReason', 'Reverse charge') : undefined,
        vatScheme(),
      ]),
    ]),
  ]);
}

/** The tax in the currency that the seller files in (BT-111, with BT-6). */
function accountingTotal({ taxMinor, conversion: { to: currency } }: AccountingTax): string {
  return element('cac:TaxTotal', [amount({ currency }, 'cbc:TaxAmount', taxMinor)]);
}

function monetaryTotal(document: InvoiceDocument): string {
  const { kind, netMinor, grossMinor } = document;
  const paid = kind === 'invoice' ? grossMinor : 0;
  return element('cac:LegalMonetaryTotal', [
    amount(document, 'cbc:LineExtensionAmount', netMinor),
    amount(document, 'cbc:TaxExclusiveAmount', netMinor),
    amount(document, 'cbc:TaxInclusiveAmount', grossMinor),
    paid > 0 ? amount(document, 'cbc:PrepaidAmount', paid) : undefined,
    amount(document, 'cbc:PayableAmount', grossMinor - paid),
  ]);
}

/** The period of the document (BG-14), if all of its lines have the same period; each line has its own as well (BG-26). */
function commonPeriod([first, ...others]: readonly InvoiceLine[]): Xml {
  const period = first?.period;
  const isCommon = others.every(
    (line) => line.period?.from === period?.from && line.period?.through === period?.through,
  );
  return period && isCommon ? invoicingPeriod(period) : undefined;
}

function invoicingPeriod({ from, through }: NonNullable<InvoiceLine['period']>): string {
  return element('cac:InvoicePeriod', [element('cbc:StartDate', from), element('cbc:EndDate', through)]);
}

function documentLine(document: InvoiceDocument, line: InvoiceLine, position: number): string {
  const { name, quantity, netMinor } = line;
  const [root, counted] =
    document.kind === 'invoice'
      ? (['cac:InvoiceLine', 'cbc:InvoicedQuantity'] as const)
      : (['cac:CreditNoteLine', 'cbc:CreditedQuantity'] as const);
  return element(root, [
    element('cbc:ID', position),
    element(counted, quantity, { unitCode: PIECE }),
    amount(document, 'cbc:LineExtensionAmount', netMinor),
    line.period ? invoicingPeriod(line.period) : undefined,
    element('cac:Item', [
      element('cbc:Name', name),
      element('cac:ClassifiedTaxCategory', [...category(document), vatScheme()]),
    ]),
    // The price is for all pieces together, because the price of one may not be a whole number of minor units.
    element('cac:Price', [
      amount(document, 'cbc:PriceAmount', netMinor),
      element('cbc:BaseQuantity', quantity, { unitCode: PIECE }),
    ]),
  ]);
}

const category = ({ tax: { scheme, rateBp } }: InvoiceDocument): Xml[] => [
  element('cbc:ID', scheme === 'reverse_charge' ? 'AE' : 'S'),
  element('cbc:Percent', rateBp / 100),
];

const vatScheme = () => element('cac:TaxScheme', [element('cbc:ID', 'VAT')]);

function amount({ currency }: Pick<InvoiceDocument, 'currency'>, name: string, minor: number): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return element(name, (minor / 10 ** digits).toFixed(digits), { currencyID: currency });
}
