import { AsyncLocalStorage } from 'node:async_hooks';

interface Seen {
  /** The database failed, also where somebody took that for an answer. */
  sawOutage: boolean;
  /** A transaction of the work was kept, whatever became of the rest. */
  hasCommitted: boolean;
}

/** Kept globally, because Next.js bundles pages and routes apart, which share their connections. */
const KEY = Symbol.for('spindle.outages');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<Seen> };
holder[KEY] ??= new AsyncLocalStorage<Seen>();
const watched = holder[KEY];

/** Does a work and tells what the database did meanwhile. */
export async function noticeOutage<Result>(work: () => Promise<Result>): Promise<{ result: Result } & Seen> {
  const seen = { sawOutage: false, hasCommitted: false };
  const result = await watched.run(seen, work);
  return { result, ...seen };
}

/** Tells who does the work that is under way, if the error is an outage. */
export function noteOutage(error: unknown): void {
  const seen = watched.getStore();
  if (seen && isDatabaseOutage(error)) seen.sawOutage = true;
}

/** Tells who does the work that is under way that a transaction of it was kept. */
export function noteCommit(): void {
  const seen = watched.getStore();
  if (seen) seen.hasCommitted = true;
}

/** The database does not answer, or not in time: nothing is wrong with what was asked. */
export class DatabaseOutage extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseOutage';
  }
}

/**
 * Whether something failed because the database did: such a request may simply be tried again later. Told by its name:
 * Next.js bundles pages and routes apart, each with a class of its own.
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
 * Whether the server itself has ended what was asked, because it took too long or waited too long for a lock: its transaction is
 * rolled back then, while of one that was not answered nobody knows.
 */
export function isRolledBack(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && ENDED.has(current.code)) return true;
  }
  return false;
}
