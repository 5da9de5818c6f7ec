import { parse, type Submission } from '@conform-to/react';
import { type input, type output, safeParse, type ZodMiniType } from 'zod/mini';

/**
 * Reads a form by its schema; a field that was left empty is missing. Browser and server run the same one, so
 * it takes the small zod only.
 */
export function parseForm<Schema extends ZodMiniType>(
  form: FormData,
  schema: Schema,
): Submission<input<Schema>, string[], output<Schema>> {
  return parse(form, {
    resolve(fields) {
      const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
      const read = safeParse(schema, filled);
      if (read.success) return { value: read.data };
      const byField = Map.groupBy(read.error.issues, ({ path }) => path.join('.'));
      const error = [...byField].map(([field, issues]) => [field, issues.map(({ message }) => message)]);
      return { error: Object.fromEntries(error) };
    },
  }) as Submission<input<Schema>, string[], output<Schema>>;
}
