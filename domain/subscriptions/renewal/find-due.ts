import type { SubscriptionDeps } from '../deps.ts';
import { stepOfSubscription } from '../job-kinds.ts';
import { selectDue } from './queries.ts';

const PAGE = 500;

/** Queues a job for each subscription whose next step is due. If its job already waits or runs, no second one is queued. */
export async function findDue({ db, clock, jobs }: SubscriptionDeps): Promise<void> {
  const now = clock.now();
  let after: { dueAt: Date; id: string } | undefined;
  do {
    const due = await selectDue(db, { now, after, limit: PAGE });
    for (const { id } of due) await jobs.send(db, stepOfSubscription, { subscriptionId: id });
    after = due.length === PAGE ? due.at(-1) : undefined;
  } while (after);
}
