import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { type DeliveryDeps, deliverWebhook } from './deliver-webhook.ts';
import { tidyWebhooks, webhookDelivery } from './job-kinds.ts';
import { deleteMessages } from './queries.ts';

const KEEP_MS = 90 * 24 * 3_600_000;

export function webhooksJobs(deps: DeliveryDeps): JobHandler<never>[] {
  return [
    jobHandler(webhookDelivery, (delivery) => deliverWebhook(deps, delivery)),
    jobHandler(tidyWebhooks, () =>
      deleteMessages(deps.db, { before: new Date(deps.clock.now().getTime() - KEEP_MS) }),
    ),
  ];
}
