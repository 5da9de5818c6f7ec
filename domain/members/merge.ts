import { createHash } from 'node:crypto';
import type { MergeConflicts, MergedThings } from './queries.ts';

export type { MergeConflicts, MergedThings };

/** One of two accounts, as far as it matters for a merge. */
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

/** What a merge would do: all of `lost` becomes part of `kept`, whose address and ways in stay. */
export interface MergePreview {
  kept: MergeSide;
  lost: MergeSide;
  conflicts: MergeConflicts;
  /** Why it can't be done as it stands. */
  problem: MergeProblem | undefined;
  /** Stands for all that was shown: a merge goes on only while nothing of it has changed. */
  shown: string;
}

/**
 * blocked: staff have let one of them in no more, which a merge would undo. unproved: whoever might be in the account that
 * stays would get what the other one has. erased: the data of one of them are being erased, or were.
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
