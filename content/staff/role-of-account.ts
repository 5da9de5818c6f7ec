import type { Role } from './access.ts';

/** The present role of an account of the back office; undefined if it is gone, or never existed. */
export async function roleOfAccount(
  query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>,
  id: string,
): Promise<Role | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const { rows } = await query('select role from cms.staff where id = $1', [Number(id)]);
  return rows[0]?.role as Role | undefined;
}
