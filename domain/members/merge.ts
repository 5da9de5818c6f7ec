import { createHash } from 'node:crypto';
import type { MergeConflicts, MergedThings } from './queries.ts';

export type { MergeConflicts, MergedThings };

/** One of two accounts, as far as a merge is concerned. */
export interface MergeSide extends MergedThings {
  id: string;
  email: string;
  name: string;
  proved: boolean;
  blocked: boolean;
  /** Its data are about to be erased, or were. */
  closed: boolean;
  /** Which ways in it has. */
  ways: { password: boolean; google: boolean; passkeys: boolean; twoFactor: boolean };
}

/** What a merge would do: everything of `lost` passes to `kept`, which keeps its address and ways in. */
export interface MergePreview {
  kept: MergeSide;
  lost: MergeSide;
  conflicts: MergeConflicts;
  /** Why the merge is not possible now. */
  problem: MergeProblem | undefined;
  /** A digest of everything shown: a merge is done only while nothing of it has changed. */
  shown: string;
}

/**
 * blocked: one of them is blocked by staff, which a merge would undo. unproved: nobody has proved the kept account's address,
 * so whoever may be using it would get what the other one has. erased: the data of one of them are being erased, or were.
 */
export type MergeProblem = 'merge_blocked' | 'merge_unproved' | 'merge_erased';

export function problemOf(sides: Pick<MergePreview, 'kept' | 'lost'>): MergeProblem | undefined {
  const { kept, lost } = sides;
  if (kept.closed || lost.closed) return 'merge_erased';
  if (kept.blocked || lost.blocked) return 'merge_blocked';
  return kept.proved ? undefined : 'merge_unproved';
}

export const digestOf = (shown: Pick<MergePreview, 'kept' | 'lost' | 'conflicts'>): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
