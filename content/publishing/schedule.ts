import type { Clock } from '@spindle/platform/clock.ts';
import {
  _internal_jobSystemGlobals,
  type CollectionConfig,
  type Payload,
  type Config as PayloadConfig,
} from 'payload';
import { writers } from '../staff/access.ts';
import { inOrder } from './work-off-schedule.ts';

/** How often the back office looks for jobs that are due: every five seconds. */
const EVERY = '*/5 * * * * *';

/**
 * Publishing and unpublishing at a time that an editor has chosen, with Payload's own queue, which the back office works
 * through. A job runs in its editor's name, so it can only be made by the form that names whoever is logged in.
 */
export function scheduleJobs(runsHere: boolean): NonNullable<PayloadConfig['jobs']> {
  return {
    autoRun: runsHere ? [{ cron: EVERY, limit: 100, silent: { info: true } }] : [],
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
 * Before the queue is worked through: sets its clock to the shop's, which the sandbox can move, and its order to that of
 * the times.
 */
export function beginSchedule(payload: Payload, clock: Clock): void {
  // Payload has no setting for its queue's clock, nor for running one job after the other.
  _internal_jobSystemGlobals.getCurrentDate = () => clock.now();
  payload.jobs.run = inOrder(payload, payload.jobs.run);
}
