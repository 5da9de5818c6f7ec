import { fixedClock } from '@spindle/platform/clock.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { Actor } from '../../actor.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { mergeMembers } from '../merge-members.ts';
import { previewMerge } from '../preview-merge.ts';

export const START = new Date('2027-04-01T10:00:00Z');
export const ada: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
export const support: Actor = { ...ada, role: 'support' };
export const KEPT = 'kei@example.test';
export const LOST = 'kei.old@example.test';
export const NOBODY = '00000000-0000-4000-8000-000000000000';
export const refusal = (error: string) => ({ ok: false, error });

interface Both {
  keptId: string;
  lostId: string;
}

/** A shop, empty before each test, whose staff merge two accounts. */
export async function mergeShop() {
  const clock = fixedClock(START);
  const shop = await testCommerce({ clock });
  const { deps, db } = shop;

  beforeEach(async () => {
    await shop.empty();
    await db.execute(
      sql`truncate shop.coupons, shop.saved_cards, shop.guest_cards, shop.trials, shop.member_merges, shop.member_notes`,
    );
    await db.execute(sql`delete from shop.members`);
    await db.execute(sql`delete from jobs.job`);
    clock.set(START);
  });

  async function member(email: string, { proved = true } = {}): Promise<string> {
    const { memberId } = await deps.ensureMember(db, { email, locale: 'en' });
    await db.execute(sql`update shop.members set email_verified = ${proved} where id = ${memberId}`);
    return memberId;
  }

  async function preview(accounts: Both) {
    const seen = await previewMerge(deps, ada, accounts);
    return seen.ok ? seen.preview : expect.fail(seen.error);
  }

  /** Merges as staff do: preview first, then merge. */
  async function merge(accounts: Both, { actor = ada, reason = 'Asked by mail.', shown = '' } = {}) {
    const seen = await previewMerge(deps, ada, accounts);
    return mergeMembers(deps, actor, {
      ...accounts,
      reason,
      shown: shown || (seen.ok ? seen.preview.shown : 'x'),
    });
  }

  /** Rows in any table that name a member who does not exist. */
  async function orphans(): Promise<string[]> {
    const { rows: tables } = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'shop' and table_type = 'BASE TABLE' and column_name = 'member_id' and data_type = 'uuid'`);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await db.execute(sql`select member_id from shop.${sql.identifier(name)}
        where member_id is not null and member_id not in (select id from shop.members)`);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  return {
    ...{ shop, deps, db, clock, member, preview, merge, orphans },
    both: async (): Promise<Both> => ({ keptId: await member(KEPT), lostId: await member(LOST) }),
  };
}
