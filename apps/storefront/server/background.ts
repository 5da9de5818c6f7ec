import { sandboxJobs } from '@spindle/domain/payments/sandbox/jobs.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { JobHandler } from '@spindle/platform/jobs.ts';
import type { Services } from './services.ts';

/** All background work of the shop; it runs in the storefront's process. */
export function backgroundWork(services: Services): JobHandler<never>[] {
  const { config, db, clock } = services;
  const webhookKey = deriveKey(config.secret, 'sandbox-webhook');
  const webhookUrl = `http://127.0.0.1:${config.ports.storefront}/backend/order/webhook/sandbox`;
  return [
    ...(config.payments.provider === 'sandbox'
      ? sandboxJobs({ db, clock, webhookKey, webhookUrl, fetch })
      : []),
  ] as unknown as JobHandler<never>[];
}
