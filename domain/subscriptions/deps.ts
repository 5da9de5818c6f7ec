import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { SettleDeps } from '../fulfilment/deps.ts';
import type { VatDeps } from '../tax/check-vat-id.ts';

/** For use cases that need no payment provider. */
export interface SubscriptionDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}

/** For use cases that charge a card and check a VAT id before that. */
export type RenewDeps = SettleDeps & Pick<VatDeps, 'vatRegistry'>;
