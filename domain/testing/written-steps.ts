import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A point in a piece of work: after its n-th statement that writes; 0 is before the first. */
export interface Step {
  work: string;
  after: number;
}

interface Under {
  name: string;
  writes: number;
  reached(step: Step, statement: string): Promise<void> | void;
}

const working = new AsyncLocalStorage<Under>();

/**
 * Runs a piece of work and reports each step that it reaches: between two of them nothing in the database changes, so stopping
 * at each step covers every possible crash. The work goes on once `reached` has resolved.
 * @param reached is called with the statement that was answered last; undefined before the first
 */
export async function inSteps<T>(
  name: string,
  reached: Under['reached'],
  work: () => Promise<T>,
): Promise<T> {
  listen();
  return working.run({ name, writes: 0, reached }, async () => {
    await reached({ work: name, after: 0 }, '');
    return work();
  });
}

type Query = (...args: unknown[]) => unknown;
let isListening = false;

/** Queries outside of transactions go to the pool, those inside to a client. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const { prototype } of [pg.Pool, pg.Client] as { prototype: { query: Query } }[]) {
    const query = prototype.query;
    prototype.query = function (this: object, ...args: unknown[]) {
      const under = working.getStore();
      if (!under) return query.apply(this, args);
      const answered = working.exit(() => query.apply(this, args)) as Promise<unknown>;
      return answered.then(async (answer) => {
        const statement = textOf(args[0]);
        if (writes(statement)) {
          under.writes += 1;
          await under.reached({ work: under.name, after: under.writes }, statement);
        }
        return answer;
      });
    };
  }
}

function textOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { text: string }).text;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What a transaction has written becomes visible with its `commit`. */
const writes = (statement: string) =>
  !/^(select|show|set|begin|rollback|savepoint|release)\b/i.test(statement);
