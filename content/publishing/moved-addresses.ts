import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { ruleTag } from '../reading/written-rules.ts';

/** Locks redirects until the end of the transaction: two that are made at the same moment must not lead to each other. */
export async function lockRedirects(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
}

/**
 * Permanently redirects visitors from a page's old address to its new one. Redirects to the old address now lead to the
 * new one as well, in one step, and the new address itself no longer redirects. A redirect that an editor has written for
 * the old address, while the page was withdrawn, stays. The caller has locked redirects.
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
 * Marks the address of a deleted page as gone, and with it the addresses that redirected to it. A redirect that an editor
 * has written for it in the meantime stays. The caller has locked redirects.
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

/** Redirects visitors of addresses that are gone to the address that an editor names. */
export async function leadFromGone(tx: Db, gone: readonly string[], to: string): Promise<void> {
  for (const from of gone) {
    await tx.execute(sql`update cms.redirects set "to" = ${to}, updated_at = now() where "from" = ${from}`);
  }
}

/** A page takes this address over, so it must not redirect any more. @returns tags to announce */
export async function dropRedirects(tx: Db, from: string): Promise<string[]> {
  const { rowCount } = await tx.execute(sql`delete from cms.redirects where "from" = ${from}`);
  return rowCount ? tagsOf([from]) : [];
}

/** The tags to announce when these addresses get another answer. */
export function tagsOf(froms: readonly string[]): string[] {
  return ['redirects', ...froms.map(ruleTag)];
}
