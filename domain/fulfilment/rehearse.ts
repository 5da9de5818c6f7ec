import type { Db } from '@spindle/platform/database.ts';

/** Carries what was seen out of the transaction that is given up. */
class Seen<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super();
    this.result = result;
  }
}

/**
 * Does something in a transaction that is given up, and says what it has seen there: so a preview can't say anything
 * else than what is done. Nothing of it stays or leaves the database, and nobody else sees it; the rows it locks are free at once.
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
