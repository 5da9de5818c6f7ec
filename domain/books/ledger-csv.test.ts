import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { LedgerRow } from './ledger.ts';
import { ledgerHeading, ledgerLines } from './ledger-csv.ts';

const row: LedgerRow = {
  ...{ day: '2026-11-20', kind: 'credit_note', number: 'CN-2026-000001', about: 'INV-2026-000007' },
  ...{ orderNumber: 'SP-7K3QX-9M2TD', country: 'FR', vatId: null, currency: 'USD', grossMinor: -1200 },
  tax: { scheme: 'oss', rateBp: 550, netMinor: -1137, taxMinor: -63 },
  conversion: { from: 'USD', to: 'EUR', day: '2026-11-19', fromPerEuro: '1.0823', toPerEuro: '1' },
  settled: { feeMinor: 35, currency: 'EUR', payoutId: 'po_1', paidOutOn: '2026-11-24' },
};
const cellsOf = (change: Partial<LedgerRow>) =>
  parse(ledgerHeading() + ledgerLines([{ ...row, ...change }]), { columns: true })[0] as Record<
    string,
    string
  >;

test('a row says what the accountant needs', () => {
  expect(cellsOf({})).toEqual({
    ...{ date: '2026-11-20', number: 'CN-2026-000001', kind: 'credit_note', about: 'INV-2026-000007' },
    ...{ order: 'SP-7K3QX-9M2TD', country: 'FR', vat_id: '', tax_scheme: 'oss', reverse_charge: 'no' },
    ...{ net: '-11.37', tax_rate: '5.5', tax: '-0.63', gross: '-12.00', currency: 'USD' },
    ...{ book_currency: 'EUR', exchange_rate: '1.0823', exchange_rate_date: '2026-11-19' },
    ...{ fee: '0.35', fee_currency: 'EUR', payout: 'po_1', payout_date: '2026-11-24' },
  });
});

test('yen have no decimals', () => {
  expect(cellsOf({ currency: 'JPY', grossMinor: 6980 })).toMatchObject({ gross: '6980' });
});

test('what nobody has said yet is empty', () => {
  expect(cellsOf({ tax: null, conversion: null, settled: null })).toMatchObject({
    ...{ net: '', tax_rate: '', tax: '', reverse_charge: '', exchange_rate: '', fee: '', payout: '' },
  });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '\n@x'])(
  '%j is no formula',
  (vatId) => {
    expect(cellsOf({ vatId }).vat_id).toBe(`'${vatId}`);
  },
);

test('what breaks lines or cells stays one cell', () => {
  expect(cellsOf({ vatId: 'a,"b"\nc' }).vat_id).toBe('a,"b"\nc');
});
