import { z } from '@spindle/domain/backend-api/envelope.ts';

/** A number in a query, from 1, in ASCII digits alone: `1e3` and `１` are refused. */
export const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(most))
    .openapi({ type: 'integer', minimum: 1, maximum: most });
