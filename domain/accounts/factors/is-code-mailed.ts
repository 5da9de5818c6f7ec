import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectMemberCode } from './queries.ts';

/** Whether a code is on its way to the member by which they can prove again who they are. */
export async function isCodeMailed(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<boolean> {
  return (await selectMemberCode(db, memberId, clock.now())) !== undefined;
}
