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
 * What the address of the page of changes asks for; what makes no sense in it is left out.
 * @param parts what the page calls the parts of the shop, by the names that entries keep
 */
export function auditFilter(
  query: Readonly<Record<string, string | undefined>>,
  parts: Readonly<Record<string, string>>,
) {
  const { kind, by, after } = asked.parse(query);
  // Addresses are kept in lower case, and so are the names of the shop's parts.
  const written = by?.toLowerCase();
  const [part] = Object.entries(parts).find(([, name]) => name.toLowerCase() === written) ?? [];
  return { filter: { kind, by: part ?? written }, after };
}
