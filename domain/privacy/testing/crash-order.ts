import type { Step } from '../../testing/written-steps.ts';

/** What the process that will be killed does; `work` runs a worker on what is queued. */
export type Act =
  | { kind: 'work' }
  | { kind: 'export' | 'erasure'; who: { memberId: string; sessionId: string; factorAt: string } }
  | { kind: 'undo' | 'export-by-link' | 'erasure-by-link'; token: string }
  | { kind: 'factor-by-link'; token: string; code: string };

/** The argument with which the process is started. */
export interface CrashOrder {
  act: Act;
  /** ISO 8601 time. */
  at: string;
}

/** A database, and the step at which to stop on it; without a step, the process runs to the end and reports the steps. */
export interface CrashShop {
  url: string;
  step?: Step;
}

/** A step of a complete run, with the statement that led there. */
export interface ToldStep extends Step {
  statement: string;
}
