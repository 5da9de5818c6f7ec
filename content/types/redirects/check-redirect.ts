import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { RULES } from '../../reading/written-rules.ts';
import { type Asks, says } from '../../staff/says.ts';

interface Asked {
  id: number | undefined;
  from: string;
  /** Empty if nothing is at the address any more. */
  to: string;
  /** The editors' word for a kind of document. */
  kindOf: (type: string) => string;
  /** The request of whoever asks. */
  req: Asks;
}

/** @returns why nobody could be redirected that way; undefined if they could */
export async function whyNoRedirect(
  db: Db,
  { id, from, to, kindOf, req }: Asked,
): Promise<string | undefined> {
  const words = says(req);
  const [target = to] = to.split('#', 1);
  if (target === from) return words('redirect.to_itself');
  const { rows: pages } = await db.execute<{ type: string; slug: string }>(
    sql`select type, slug from cms.addresses where path = ${from} and published`,
  );
  const [page] = pages;
  if (page) {
    return words('redirect.is_page', { path: from, kind: kindOf(page.type), slug: page.slug });
  }
  const { rows: others } = await db.execute<{ from: string; to: string | null }>(sql`
    select "from", "to" from (${sql.raw(RULES)}) as rule
    where leads and id is distinct from ${id ?? 0} and ("from" = ${target} or split_part("to", '#', 1) = ${from}) limit 1`);
  const [other] = others;
  if (!other) return undefined;
  if (other.from === target && other.to === null) return words('redirect.gone', { path: target });
  return other.from === target
    ? words('redirect.goes_on', { path: target, to: other.to ?? '' })
    : words('redirect.led_to', { from: other.from, path: from });
}
