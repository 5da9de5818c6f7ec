import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type ExportState, exportState, isTooSoon } from './export.ts';
import { selectExport } from './queries.ts';

export interface MemberPrivacy {
  export: ExportState;
  /** Whether another export may be asked for now. */
  mayAsk: boolean;
}

/** What a member sees about their data. */
export async function readPrivacy(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<MemberPrivacy> {
  const asked = await selectExport(db, memberId);
  const now = clock.now();
  return { export: exportState(asked, now), mayAsk: !isTooSoon(asked, now) };
}
