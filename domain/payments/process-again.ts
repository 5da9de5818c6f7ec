import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { processPaymentEvent } from './job-kinds.ts';
import type { PaymentProvider } from './provider.ts';
import { selectUnprocessed } from './queries.ts';

const HOUR_MS = 3_600_000;
/** By then the tries of the job that came with the event are mostly used up. */
const FIRST_TRIES_MS = HOUR_MS;
/** A wrong key or an outage is mended by then. What fails all the same is for staff, who see it among the failed jobs. */
const TRIED_FOR_MS = 7 * 24 * HOUR_MS;
/** How many at once. */
const AT_ONCE = 100;

/**
 * Queues stored events once more whose processing has used up its tries: nobody tells of a dispute twice. One whose job
 * still waits or runs is not queued twice, and each waits among the failed jobs once, however often it has failed.
 * @returns how many were looked at.
 */
export async function processAgain({
  db,
  clock,
  jobs,
  providers,
}: {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  providers: readonly PaymentProvider[];
}): Promise<number> {
  const now = clock.now().getTime();
  const found = await selectUnprocessed(db, {
    // Nobody can be asked about the events of a provider that is set up no more.
    providers: providers.map(({ name }) => name),
    after: new Date(now - TRIED_FOR_MS),
    before: new Date(now - FIRST_TRIES_MS),
    limit: AT_ONCE,
  });
  for (const event of found) await jobs.send(db, processPaymentEvent, event);
  return found.length;
}
