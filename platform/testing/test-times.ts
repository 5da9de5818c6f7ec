import type { DatabaseTimes } from '../bounded-pool.ts';

/** How long tests that are not about waiting wait: on a busy machine what comes may come late. */
export const TEST_TIMES: DatabaseTimes = { connect: 60_000, lock: 60_000, statement: 60_000, answer: 75_000 };
