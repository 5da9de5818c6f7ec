import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';

const calls = new AsyncLocalStorage<{ fail(outage: unknown): void }>();

/**
 * Calls the log-in library. When its database fails, the library logs the outage and throws an error of its own, or goes on as
 * if there were no session. This throws the outage itself, as soon as the library has logged it.
 */
export function callAuth<Result>(call: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    calls.run({ fail: reject }, call).then(resolve, reject);
  });
}

/** For the library's logger. @param logged the details beside the message */
export function noticeOutage(logged: readonly unknown[]): void {
  const outage = logged.find(isDatabaseOutage);
  if (outage) calls.getStore()?.fail(outage);
}
