import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { RULES } from '../../reading/written-rules.ts';

interface Asked {
  id: number | undefined;
  from: string;
  /** Empty for an address at which nothing is any more. */
  to: string;
  /** What editors call a kind of document. */
  kindOf: (type: string) => string;
}

/** @returns why nobody could be sent that way; undefined when they can */
export async function whyNoRedirect(db: Db, { id, from, to, kindOf }: Asked): Promise<string | undefined> {
  const [target = to] = to.split('#', 1);
  if (target === from) return 'It leads to itself.';
  const { rows: pages } = await db.execute<{ type: string; slug: string }>(
    sql`select type, slug from cms.addresses where path = ${from} and published`,
  );
  const [page] = pages;
  if (page) return `${from} is the address of the ${kindOf(page.type)} “${page.slug}”, which is published.`;
  const { rows: others } = await db.execute<{ from: string; to: string | null }>(sql`
    select "from", "to" from (${sql.raw(RULES)}) as rule
    where leads and id is distinct from ${id ?? 0} and ("from" = ${target} or split_part("to", '#', 1) = ${from}) limit 1`);
  const [other] = others;
  if (!other) return undefined;
  if (other.from === target && other.to === null) return `Nothing is at ${target} any more.`;
  return other.from === target
    ? `${target} is itself redirected to ${other.to}. Enter that address here.`
    : `${other.from} is redirected to ${from}, and would lead on from there. Change that redirect first.`;
}
