import { z } from 'zod';

/** A product's number in the shop, as links and documents write it. */
export const pidSchema = z.string().regex(/^\d{1,10}$/);
