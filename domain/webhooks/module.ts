import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import type { Module } from '../module.ts';
import { webhooksHolds } from './holds.ts';
import { webhooksJobs } from './jobs.ts';
import { openEvents } from './open-events.ts';
import { queueLicenceEvent } from './queue-licence-event.ts';
import { maySendInside } from './webhook.ts';

export function webhooksModule(deps: {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  secret: string;
  config: Pick<Config, 'sandbox' | 'origins'>;
}): Module {
  return {
    jobs: webhooksJobs({ ...deps, allowInside: maySendInside(deps.config) }),
    holds: webhooksHolds,
    erasure: { inTheWay: openEvents },
    async fulfilled(tx, { id }) {
      const licences = await licencesOfOrder({ ...deps, db: tx }, id);
      // Licences that the order only extended were issued before.
      for (const licence of licences.filter(({ orderId }) => orderId === id)) {
        await queueLicenceEvent(tx, deps, 'licence.issued', licence);
      }
    },
  };
}
