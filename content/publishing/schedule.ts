import type { Clock } from '@spindle/platform/clock.ts';
import {
  _internal_jobSystemGlobals,
  type CollectionConfig,
  type Payload,
  type Config as PayloadConfig,
} from 'payload';
import { writers } from '../staff/access.ts';

/** How often the back office looks for what is due: every five seconds. */
const EVERY = '*/5 * * * * *';

/**
 * Publishing and unpublishing at a time that an editor has chosen: Payload's own queue, which the back office works
 * off. A job is done in its editor's name, so only the form that names the one who is logged in may make it.
 */
export function scheduleJobs(runsHere: boolean): NonNullable<PayloadConfig['jobs']> {
  return {
    autoRun: runsHere ? [{ cron: EVERY, limit: 20, silent: { info: true } }] : [],
    access: { run: () => false, queue: () => false, cancel: () => false },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { read: writers, create: nobody, update: nobody, delete: nobody },
      admin: { ...defaultJobsCollection.admin, hidden: true },
    }),
  };
}

const nobody: NonNullable<CollectionConfig['access']>['create'] = () => false;

/**
 * Before the queue is worked off: its time is the shop's, which the sandbox moves, and what a process that died was
 * at is taken up again. There is one back office, so nobody else can be at it.
 */
export async function beginSchedule(payload: Payload, clock: Clock): Promise<void> {
  // Payload has no setting for its queue's clock.
  _internal_jobSystemGlobals.getCurrentDate = () => clock.now();
  await payload.db.updateJobs({
    where: { processing: { equals: true } },
    data: { processing: false },
    returning: false,
  });
}
