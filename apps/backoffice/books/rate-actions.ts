import type { Actor } from '@spindle/domain/actor.ts';
import { importRates } from '@spindle/domain/books/import-rates.ts';
import { setBookCurrency } from '@spindle/domain/books/set-book-currency.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import type { Outcome } from '../desk/forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

/** In bytes. A file with all days since 1999 is a quarter of this. */
const MAX_FILE = 8 * 1024 * 1024;

/** The form that imports a file of the European Central Bank. */
export async function importRatesAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const given = form.get('file');
  if (!(given instanceof File) || given.size > MAX_FILE) return { problem: 'rates_unreadable' };
  const taken = await importRates(deps, actor, { file: await given.text() });
  return taken.ok ? { done: String(taken.changed), as: 'imported' } : { problem: taken.error };
}

/** The form that sets the currency of the books. */
export async function setBookCurrencyAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const currency = String(form.get('currency') ?? '')
    .trim()
    .toUpperCase();
  const set = await setBookCurrency(deps, actor, { currency });
  return set.ok ? { done: currency, as: 'currency' } : { problem: set.error };
}
