import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findTotp } from '../two-factor/queries.ts';
import { selectMemberCode } from './queries.ts';

/** Where the code comes from by which a member can prove again who they are; undefined as long as none was mailed. */
export type CodeSource = 'app' | 'mail' | undefined;

export async function codeSource(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<CodeSource> {
  if ((await findTotp(db, memberId, 'on')) !== undefined) return 'app';
  return (await selectMemberCode(db, memberId, clock.now())) === undefined ? undefined : 'mail';
}
