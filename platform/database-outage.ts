import { AsyncLocalStorage } from 'node:async_hooks';

/** Kept globally, because Next.js bundles pages and routes apart, which share their connections. */
const KEY = Symbol.for('spindle.outages');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<{ sawOutage: boolean }> };
holder[KEY] ??= new AsyncLocalStorage<{ sawOutage: boolean }>();
const watched = holder[KEY];

/** Does a work and tells whether the database failed meanwhile, also where somebody took that for an answer. */
export async function noticeOutage<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; sawOutage: boolean }> {
  const seen = { sawOutage: false };
  const result = await watched.run(seen, work);
  return { result, ...seen };
}

/** Tells who does the work that is under way, if the error is an outage. */
export function noteOutage(error: unknown): void {
  const seen = watched.getStore();
  if (seen && isDatabaseOutage(error)) seen.sawOutage = true;
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
