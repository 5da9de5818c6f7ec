import { ValidationError } from 'payload';
import { ZodError } from 'zod';
import { type Asks, says } from '../staff/says.ts';
import { type PublishedProduct, publishedProduct } from '../types/products/published-product.ts';

/** Stands for what has no name in the buyer's language. */
const IN_ENGLISH = new Set<unknown>(['name', 'shortName']);

/**
 * The offer that a product makes, from its English document and what it is called in all languages.
 * @throws a validation error, shown at the field, when it lacks what an offer needs
 */
export function offeredProduct(
  document: unknown,
  written: Readonly<Record<string, unknown>>,
  req?: Asks,
): PublishedProduct {
  try {
    return publishedProduct(document, written);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const errors = error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: IN_ENGLISH.has(path[0]) ? says(req)('product_english') : message,
    }));
    throw new ValidationError({ collection: 'products', errors });
  }
}
