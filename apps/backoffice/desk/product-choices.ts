import { listProducts } from '@spindle/domain/catalogue/list-products.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { productLabel } from './product-label.ts';

/** A product's pid, and its name on the desk. */
export type ProductChoices = readonly (readonly [pid: string, label: string])[];

/** All products by name, for forms in which one or several are chosen. */
export async function productChoices(db: Db, locale: Locale): Promise<ProductChoices> {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (await listProducts(db))
    .map((product) => [product.pid, productLabel(product, locale)] as const)
    .toSorted(([, one], [, other]) => compare(one, other));
}

/** The choices, and the chosen pids that are no longer products: those are named by their pid. */
export function withChosen(choices: ProductChoices, chosen: readonly string[]): ProductChoices {
  const known = new Set(choices.map(([pid]) => pid));
  const gone = [...new Set(chosen)].filter((pid) => pid !== '' && !known.has(pid));
  return [...choices, ...gone.map((pid) => [pid, pid] as const)];
}
