import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { ruleTag } from '../reading/written-rules.ts';

/** Until the end of the transaction: two redirects that are made at once must not lead to each other. */
export async function lockRedirects(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
}

/**
 * Leads visitors of a page's old address to its new one, for good. What led to the old address leads to the new one
 * as well, in one step, and nothing leads away from it. A redirect that an editor has written for the old one while the
 * page was withdrawn stays. Whoever calls it has locked redirects.
 * @returns tags to announce
 */
export async function leaveRedirect(tx: Db, from: string, to: string): Promise<string[]> {
  const { rows: followed } = await tx.execute<{ from: string }>(sql`
    update cms.redirects set "to" = ${to} || coalesce(substring("to" from '#.*$'), ''), updated_at = now()
    where split_part("to", '#', 1) = ${from} returning "from"`);
  const freed = await dropRedirects(tx, to);
  await tx.execute(sql`
    insert into cms.redirects ("from", "to", permanent) values (${from}, ${to}, true)
    on conflict ("from") do nothing`);
  return [...tagsOf([from, ...followed.map((row) => row.from)]), ...freed];
}

/**
 * Says at the address of a page that was deleted that it is gone; so do addresses that led to it. A redirect that an
 * editor has written for it meanwhile stays. Whoever calls it has locked redirects.
 * @returns all of these addresses
 */
export async function leaveGone(tx: Db, from: string): Promise<string[]> {
  const { rows: gone } = await tx.execute<{ from: string }>(sql`
    with mine as (
      insert into cms.redirects ("from", "to", permanent) values (${from}, null, true)
      on conflict ("from") do nothing returning "from"
    ), followed as (
    update cms.redirects set "to" = null, updated_at = now()
    where split_part("to", '#', 1) = ${from} returning "from"
    ) select "from" from mine union all select "from" from followed`);
  return gone.map((row) => row.from);
}

/** Leads visitors of addresses at which nothing is any more to where an editor says. */
export async function leadFromGone(tx: Db, gone: readonly string[], to: string): Promise<void> {
  for (const from of gone) {
    await tx.execute(sql`update cms.redirects set "to" = ${to}, updated_at = now() where "from" = ${from}`);
  }
}

/** A page has the address from now on: nobody is led away from it. @returns tags to announce */
export async function dropRedirects(tx: Db, from: string): Promise<string[]> {
  const { rowCount } = await tx.execute(sql`delete from cms.redirects where "from" = ${from}`);
  return rowCount ? tagsOf([from]) : [];
}

/** What to announce when visitors of these addresses are answered otherwise. */
export function tagsOf(froms: readonly string[]): string[] {
  return ['redirects', ...froms.map(ruleTag)];
}
