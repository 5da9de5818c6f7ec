import type { Log } from './log.ts';

/** The longest time that a program may take to finish what it has begun, in ms. */
export const DRAIN_TIME = 5_000;

/**
 * Ends the process in an orderly way when it is asked to (SIGTERM, Ctrl-C), or when the launcher that started it is gone (its
 * channel closes, even after `kill -9`). A second signal ends it at once. Whatever takes longer than the drain time is
 * abandoned: a database that does not answer, a reader that does not read. That is orderly, too, since all work has to survive
 * a `kill -9` anyway.
 * @param drain stops taking new work and finishes what is under way.
 */
export function endInOrder(log: Log, drain: () => Promise<void>, drainTime = DRAIN_TIME): void {
  let ending = false;
  const end = (reason: string) => {
    if (ending) {
      // If the launcher disappears while draining, there is no need to hurry.
      if (reason !== 'launcher gone') process.exit(1);
      return;
    }
    ending = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.warn('gave up waiting for work under way');
      process.exit(0);
    }, drainTime).unref();
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  // Output goes through the launcher; when that is gone, failing writes must not cut the drain short.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  process.on('disconnect', () => end('launcher gone'));
  // The launcher may have gone while this program was starting.
  if (process.connected === false) end('launcher gone');
}
