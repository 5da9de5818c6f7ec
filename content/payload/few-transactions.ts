import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { fewAtOnce, LineFull } from '@spindle/platform/few-at-once.ts';
import type { DatabaseAdapterObj } from 'payload';

/** The most saves that may wait for their turn. */
const WAITING = 100;

/**
 * Lets only a few transactions run at a time. While a transaction holds one connection, Payload asks for a second one
 * outside of it (who has locked the document, who is logged in): if transactions held all connections, each would wait
 * for the others. Besides, Payload's own transactions hide why they could not begin, and ignore a failed commit.
 * @param limit.patience how long a save waits for its turn, in ms
 */
export function withFewTransactions(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  limit: { atOnce: number; patience: number },
): DatabaseAdapterObj<PostgresAdapter> {
  const inTurn = fewAtOnce({ atOnce: limit.atOnce, waiting: WAITING });
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      db.beginTransaction = () => begin(db, inTurn, limit.patience);
      db.commitTransaction = async (incoming) => {
        const id = await incoming;
        const session = db.sessions[id];
        delete db.sessions[id];
        await session?.resolve();
      };
      return db;
    },
  };
}

/** @returns the transaction's id, as soon as it has begun */
async function begin(
  db: PostgresAdapter,
  inTurn: ReturnType<typeof fewAtOnce>,
  patience: number,
): Promise<string> {
  await (db as { initializing?: Promise<void> }).initializing;
  const id = randomUUID();
  return new Promise((begun, failed) => {
    let isTooLate = false;
    const tooLate = setTimeout(() => {
      isTooLate = true;
      failed(new DatabaseOutage(new Error('Too many save at once.')));
    }, patience);
    const ended = inTurn(async () => {
      if (isTooLate) return;
      clearTimeout(tooLate);
      await db.drizzle.transaction(
        (tx) =>
          new Promise<void>((commit, rollBack) => {
            db.sessions[id] = {
              // The same library; the adapter has its own copy of the types.
              db: tx as never,
              resolve: () => {
                commit();
                return ended;
              },
              reject: () => {
                rollBack(new RolledBack());
                return ended.catch(() => {});
              },
            };
            begun(id);
          }),
      );
    });
    // Whoever commits gets the error as well. Once the transaction has begun, `failed` has no effect.
    ended.catch((error: unknown) => {
      clearTimeout(tooLate);
      failed(error instanceof LineFull ? new DatabaseOutage(error) : error);
    });
  });
}

class RolledBack extends Error {}
