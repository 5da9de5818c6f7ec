import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Log } from '@spindle/platform/log.ts';
import { openSandboxClock } from '@spindle/platform/sandbox-clock.ts';

/** The time the storefront lives in: figures and previews of a sandbox move with its clock. */
export function shopClock({ sandbox }: { sandbox: boolean }, db: Db, log: Log): Clock {
  if (!sandbox) return systemClock;
  let clock: Clock = systemClock;
  openSandboxClock(db, log).then(
    (opened) => {
      clock = opened;
    },
    (error: unknown) => log.warn({ err: error }, 'sandbox clock not read'),
  );
  return { now: () => clock.now() };
}
