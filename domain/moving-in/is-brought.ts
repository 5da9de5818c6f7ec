import type { Db } from '@spindle/platform/database.ts';
import { selectIsTarget } from './queries.ts';

/** Whether a customer of another system is this member, made by the import or there before. */
export async function isBrought(db: Db, memberId: string): Promise<boolean> {
  return selectIsTarget(db, { kind: 'customers', targetId: memberId });
}
