import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { SettleDeps } from '../fulfilment/deps.ts';
import type { VatDeps } from '../tax/check-vat-id.ts';

/** For what needs no provider. */
export interface SubscriptionDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}

/** For what charges a card, and asks about a VAT id before. */
export type RenewDeps = SettleDeps & Pick<VatDeps, 'vatRegistry'>;
