import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { SandboxChaos } from './sandbox-payment.ts';

export interface SandboxProviderDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  /** The storefront's origin; the payment page is `/sandbox/pay/<id>` there. */
  origin: string;
  /** `deriveKey(secret, 'sandbox-webhook')` */
  webhookKey: Buffer;
  /** How the webhooks of new payments misbehave. */
  chaos?: SandboxChaos;
}
