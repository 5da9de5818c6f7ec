import type { Step } from '../../testing/written-steps.ts';

/** What somebody begins who is killed at it; `work`: a worker that does what is queued. */
export type Act =
  | { kind: 'work' }
  | { kind: 'export' | 'erasure'; who: { memberId: string; sessionId: string; factorAt: string } }
  | { kind: 'undo' | 'export-by-link' | 'erasure-by-link'; token: string }
  | { kind: 'factor-by-link'; token: string; code: string };

/** What a process is started with. */
export interface CrashOrder {
  act: Act;
  /** ISO time. */
  at: string;
}

/** A database, and the step at which to stand still on it; without one, the way is gone to its end and told of. */
export interface CrashShop {
  url: string;
  step?: Step;
}

/** A step of a way that was gone to its end, with the statement that led there. */
export interface ToldStep extends Step {
  statement: string;
}
