import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { processPaymentEvent } from './job-kinds.ts';
import { EVENT_SUBJECTS, type EventHandler, type EventSubject } from './provider.ts';
import { updateTakenUp } from './queries.ts';

/**
 * Queues the events that an earlier version has put aside and this one handles. Handlers do not trust an event but ask the
 * provider, so an old one does no harm.
 */
export async function takeUpPutAside(deps: {
  db: Db;
  jobs: Jobs;
  handlersOf(about: EventSubject): readonly EventHandler[];
}): Promise<number> {
  const handled = EVENT_SUBJECTS.filter((about) => deps.handlersOf(about).length > 0);
  return deps.db.transaction(async (tx) => {
    const taken = await updateTakenUp(tx, handled);
    for (const event of taken) await deps.jobs.send(tx, processPaymentEvent, event);
    return taken.length;
  });
}
