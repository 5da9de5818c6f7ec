import type { Db } from '@spindle/platform/database.ts';

/** Rolls the transaction back and carries the result out of it. */
class Seen<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super();
    this.result = result;
  }
}

/**
 * Runs `act` in a transaction that is rolled back, and returns its result: so a preview runs the same code as the action and
 * can't differ from it. Nothing of it is kept or visible to others, and the rows it locks are free afterwards.
 */
export async function rehearse<Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> {
  try {
    await db.transaction(async (tx) => {
      throw new Seen(await act(tx));
    });
  } catch (error) {
    if (error instanceof Seen) return error.result;
    throw error;
  }
  throw new Error('a rehearsal has no end');
}
