import { ValidationError } from 'payload';
import { ZodError } from 'zod';
import { type PublishedProduct, publishedProduct } from '../types/products/published-product.ts';

/** What a product is called in orders and licences, whatever the buyer's language. */
const IN_ENGLISH = new Set<unknown>(['name', 'shortName']);

/**
 * The offer that a product makes, from its English document.
 * @throws a validation error, shown at the field, when it lacks what an offer needs
 */
export function offeredProduct(document: unknown): PublishedProduct {
  try {
    return publishedProduct(document);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const errors = error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: IN_ENGLISH.has(path[0]) ? 'Write it in English first: orders name the product so.' : message,
    }));
    throw new ValidationError({ collection: 'products', errors });
  }
}
