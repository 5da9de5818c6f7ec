import type { Role } from './access.ts';

/** The role that an account of the back office has now; undefined for one that is gone, or never was. */
export async function roleOfAccount(
  query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>,
  id: string,
): Promise<Role | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const { rows } = await query('select role from cms.staff where id = $1', [Number(id)]);
  return rows[0]?.role as Role | undefined;
}
