import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { type DeliveryDeps, deliverWebhook } from './deliver-webhook.ts';
import { tidyWebhooks, webhookDelivery } from './job-kinds.ts';
import { deleteMessages } from './queries.ts';

const KEEP_MS = 90 * 24 * 3_600_000;

export function webhooksJobs(deps: Omit<DeliveryDeps, 'silent'>): JobHandler<never>[] {
  const silent: DeliveryDeps['silent'] = new Map();
  return [
    jobHandler(webhookDelivery, (delivery) => deliverWebhook({ ...deps, silent }, delivery)),
    jobHandler(tidyWebhooks, () =>
      deleteMessages(deps.db, { before: new Date(deps.clock.now().getTime() - KEEP_MS) }),
    ),
  ];
}
