import type { Actor } from '@spindle/domain/actor.ts';
import { bookCurrency } from '@spindle/domain/books/book-currency.ts';
import { listRates } from '@spindle/domain/books/list-rates.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { expect, test } from 'vitest';
import { booksFile } from './books-file.ts';
import { importRatesAction, setBookCurrencyAction } from './rate-actions.ts';

const shop = await testCommerce();
const admin: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'admin' };
const editor: Actor = { ...admin, role: 'editor' };

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const file = (text: string) => form({ file: new File([text], 'eurofxref.csv', { type: 'text/csv' }) });
const take = (text: string, actor = admin) => importRatesAction(shop, actor, file(text));

test('a file of the bank is taken in once, what it corrects is corrected, and another file is refused', async () => {
  expect(await take('Date,USD,JPY,\n2026-11-20,1.0823,163.52,\n2026-11-19,1.08,163,\n')).toEqual({
    ...{ done: '4', as: 'imported' },
  });
  expect(await take('Date,USD,JPY,\n2026-11-20,1.0823,163.6,\n')).toEqual({
    ...{ done: '1', as: 'imported' },
  });
  expect(await take('code\nMAG-0001\n')).toEqual({ problem: 'rates_unreadable' });
  expect(await take('Date,USD\n2026-11-21,1.1\n', editor)).toEqual({ problem: 'not_allowed' });
  expect(await importRatesAction(shop, admin, form({}))).toEqual({ problem: 'rates_unreadable' });
  expect(await listRates(shop.db)).toEqual([
    { currency: 'JPY', day: '2026-11-20', perEuro: '163.6' },
    { currency: 'USD', day: '2026-11-20', perEuro: '1.0823' },
  ]);
});

test('the books are kept in euros until staff say otherwise', async () => {
  expect(await bookCurrency(shop.db)).toBe('EUR');
  const set = (currency: string, actor = admin) => setBookCurrencyAction(shop, actor, form({ currency }));
  expect(await set(' sek')).toEqual({ done: 'SEK', as: 'currency' });
  expect(await set('dollar')).toEqual({ problem: 'currency_unknown' });
  expect(await set('USD', editor)).toEqual({ problem: 'not_allowed' });
  expect(await bookCurrency(shop.db)).toBe('SEK');
});

test('the books come as a file, to those who may', async () => {
  const asked = (period: string, actor = admin) =>
    booksFile(shop, actor, new URL(`https://desk.test/desk/books?period=${period}`));
  const books = await asked('2026-Q4');
  expect(books.headers.get('content-disposition')).toBe('attachment; filename="books-2026-Q4.csv"');
  expect(await books.text()).toMatch(/^date,number,kind,.*payout_date\n$/);
  expect((await asked('')).status).toBe(404);
  expect((await asked('2026-Q4', editor)).status).toBe(403);
});
