import { z } from 'zod';

/** A product's number in the shop, as in links and documents. */
export const pidSchema = z.string().regex(/^\d{1,10}$/);
