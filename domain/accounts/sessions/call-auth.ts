import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';

const calls = new AsyncLocalStorage<{ fail(outage: unknown): void }>();

/**
 * Calls the log-in library. When its database fails, it logs that and answers with an error of its own, or goes
 * on as if the session were gone. Here the outage itself is thrown, as soon as the library has met it.
 */
export function callAuth<Result>(call: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    calls.run({ fail: reject }, call).then(resolve, reject);
  });
}

/** For the library's logger: what it logged beside its words. */
export function noticeOutage(logged: readonly unknown[]): void {
  const outage = logged.find(isDatabaseOutage);
  if (outage) calls.getStore()?.fail(outage);
}
