import { AsyncLocalStorage } from 'node:async_hooks';

interface Seen {
  /** The database failed, even if some code handled that as an ordinary answer. */
  sawOutage: boolean;
  /** A transaction of the work was committed, whatever became of the rest. */
  hasCommitted: boolean;
}

/** Kept globally, because Next.js bundles pages and routes separately, although they share connections. */
const KEY = Symbol.for('spindle.outages');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<Seen> };
holder[KEY] ??= new AsyncLocalStorage<Seen>();
const watched = holder[KEY];

/** Runs some work and reports what the database did meanwhile. */
export async function noticeOutage<Result>(work: () => Promise<Result>): Promise<{ result: Result } & Seen> {
  const seen = { sawOutage: false, hasCommitted: false };
  const result = await watched.run(seen, work);
  return { result, ...seen };
}

/** Reports an outage to the `noticeOutage` around the current work. */
export function noteOutage(error: unknown): void {
  const seen = watched.getStore();
  if (seen && isDatabaseOutage(error)) seen.sawOutage = true;
}

/** Reports a committed transaction to the `noticeOutage` around the current work. */
export function noteCommit(): void {
  const seen = watched.getStore();
  if (seen) seen.hasCommitted = true;
}

/** The database does not answer, or not in time; the query itself is not at fault. */
export class DatabaseOutage extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseOutage';
  }
}

/**
 * Whether something failed because the database did, so that the request may simply be tried again later. Recognised by name:
 * Next.js bundles pages and routes separately, each with its own copy of the class.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === 'DatabaseOutage') return true;
  }
  return false;
}

/** A lock that was held too long, and a statement that took too long. */
const ENDED: ReadonlySet<unknown> = new Set(['55P03', '57014']);

/**
 * Whether the server itself ended the statement because it took or waited too long: then its transaction is rolled back. After
 * an unanswered statement nobody knows.
 */
export function isRolledBack(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && ENDED.has(current.code)) return true;
  }
  return false;
}
