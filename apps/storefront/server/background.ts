import { createPasswordToken } from '@spindle/domain/accounts/create-password-token.ts';
import { accountsJobs } from '@spindle/domain/accounts/jobs.ts';
import { checkoutJobs } from '@spindle/domain/checkout/jobs.ts';
import { sandboxJobs } from '@spindle/domain/payments/sandbox/jobs.ts';
import type { JobHandler } from '@spindle/platform/jobs.ts';
import { sandboxWebhookKey } from './payment-providers.ts';
import type { Services } from './services.ts';

/** All background work of the shop; it runs in the storefront's process. */
export function backgroundWork(services: Services): JobHandler<never>[] {
  const { config, db, clock, mailer, site, accounts, checkout } = services;
  const mail = { mailer, from: config.mail.from, site };
  const webhookUrl = `http://127.0.0.1:${config.ports.storefront}/backend/order/webhook/sandbox`;
  return [
    ...accountsJobs({ ...accounts, ...mail }),
    ...checkoutJobs({
      ...checkout,
      ...mail,
      createPasswordToken: (tx, memberId) => createPasswordToken(tx, clock, memberId),
    }),
    ...(config.payments.provider === 'sandbox'
      ? sandboxJobs({ db, clock, webhookKey: sandboxWebhookKey(config.secret), webhookUrl, fetch })
      : []),
  ] as unknown as JobHandler<never>[];
}
