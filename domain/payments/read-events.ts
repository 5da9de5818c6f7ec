import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { PaymentProvider } from './provider.ts';
import { selectReadUntil, updateReadUntil } from './queries.ts';
import { isStorable, storeEvent } from './store-event.ts';

const HOUR_MS = 3_600_000;
/** How far the first reading goes back, in ms: as long as Stripe keeps events. */
const FIRST_MS = 30 * 24 * HOUR_MS;
/** How much of the time read before is read again, because clocks differ and events are listed a little late; ms. */
const OVERLAP_MS = HOUR_MS;

export interface ReadEventsDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  providers: readonly PaymentProvider[];
}

/**
 * Reads every provider's events about refunds and disputes since the last time, and stores those whose webhook was lost. Payments
 * are asked about one by one instead (fulfilment/reconcile.ts). If one provider fails, the others are read all the same, and
 * that one is read from the same time on next time.
 * @returns how many events were new.
 */
export async function readEvents(deps: ReadEventsDeps): Promise<number> {
  const found = await Promise.all(deps.providers.map((provider) => readFrom(deps, provider)));
  return found.reduce((sum, one) => sum + one, 0);
}

async function readFrom(deps: ReadEventsDeps, provider: PaymentProvider): Promise<number> {
  const now = deps.clock.now();
  const until = await selectReadUntil(deps.db, provider.name);
  const since = until ? until.getTime() - OVERLAP_MS : now.getTime() - FIRST_MS;
  try {
    let added = 0;
    for (const event of await provider.eventsSince(new Date(since))) {
      if (isStorable(event) && (await storeEvent(deps, provider.name, event))) added += 1;
    }
    await updateReadUntil(deps.db, provider.name, now);
    if (added > 0) deps.log.warn({ provider: provider.name, added }, 'events came without a webhook');
    return added;
  } catch (error) {
    deps.log.warn({ err: error, provider: provider.name }, 'the events of a provider were not read');
    return 0;
  }
}
