import { type SQL, sql } from 'drizzle-orm';
import { TAXED_ELSEWHERE } from './vat-area.ts';

/** SQL for `vatAreaOf`, for a column of ISO 3166 codes. */
export function vatAreaIn(country: SQL): SQL {
  const cases = TAXED_ELSEWHERE.map(([code, as]) => sql`when ${code}::text then ${as}::text`);
  return sql`case ${country} ${sql.join(cases, sql` `)} else ${country} end`;
}
