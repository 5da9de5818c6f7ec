import { AUDIT_SUBJECTS } from '@spindle/domain/audit/audit-record.ts';
import { z } from 'zod';

const asked = z.object({
  kind: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
  by: z
    .string()
    .trim()
    .transform((written) => written || undefined)
    .optional(),
  after: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});

/**
 * The filter in the query of the audit page, without values that make no sense.
 * @param parts the words on the page for the parts of the shop, by their names in the entries
 */
export function auditFilter(
  query: Readonly<Record<string, string | undefined>>,
  parts: Readonly<Record<string, string>>,
) {
  const { kind, by, after } = asked.parse(query);
  // Both addresses and the names of the shop's parts are kept in lower case.
  const written = by?.toLowerCase();
  const [part] = Object.entries(parts).find(([, name]) => name.toLowerCase() === written) ?? [];
  return { filter: { kind, by: part ?? written }, after };
}
