import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findTotp } from '../two-factor/queries.ts';
import { selectMemberCode } from './queries.ts';

/**
 * Where a member gets the code that proves again who they are: from their app while the second factor is on, else by mail;
 * undefined if none was mailed.
 */
export type CodeSource = 'app' | 'mail' | undefined;

export async function codeSource(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<CodeSource> {
  if ((await findTotp(db, memberId, 'on')) !== undefined) return 'app';
  return (await selectMemberCode(db, memberId, clock.now())) === undefined ? undefined : 'mail';
}
