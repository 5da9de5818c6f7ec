import type { DatabaseTimes } from '../bounded-pool.ts';

/** How long tests wait that are not about waiting: on a busy machine everything may be late. */
export const TEST_TIMES: DatabaseTimes = { connect: 60_000, lock: 60_000, statement: 60_000, answer: 75_000 };
