import type { fixedClock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Log } from '@spindle/platform/log.ts';
import { ensureMember } from '../accounts/ensure-member.ts';
import type { StartCheckoutDeps } from '../checkout/start-input.ts';
import { creditWhatWentBack } from '../invoices/credit-what-went-back.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { makeFiles } from '../invoices/job-kinds.ts';
import type { ActivationDeps } from '../licences/activation/activate-device.ts';
import { openProviders } from '../payments/open-providers.ts';
import { endTakenBack } from '../subscriptions/cancel/end-taken-back.ts';
import { startSubscriptions } from '../subscriptions/periods/start-subscriptions.ts';
import { sandboxVatRegistry } from '../tax/sandbox-vat-registry.ts';

export interface DemoSalesDeps {
  config: Config;
  db: Db;
  log: Log;
  jobs: Jobs;
}

type SetClock = ReturnType<typeof fixedClock>;

/** A shop whose clock is set to the past. */
export type PastShop = StartCheckoutDeps & ActivationDeps & { clock: SetClock };

/**
 * What the shop's use cases depend on. Mails and webhooks are left out, since all of it happened long ago.
 * @param files whether the files of invoices are made
 */
export function pastShop(
  { config, db, log, jobs }: DemoSalesDeps,
  clock: SetClock,
  files: boolean,
): PastShop {
  const quiet: Jobs = {
    ...jobs,
    async send(tx, kind, data, options) {
      if (files && kind.name === makeFiles.name) await jobs.send(tx, kind, data, options);
    },
  };
  const own = { config, db, clock, log, jobs: quiet, secret: config.secret };
  const documents = { ...own, sandbox: {} };
  return {
    ...own,
    providers: openProviders(own),
    sites: config.sites,
    accessKey: deriveKey(config.secret, 'checkout-access'),
    fingerprintKey: deriveKey(config.secret, 'device-fingerprint'),
    blockedCountries: [],
    riskReviewScore: undefined,
    vatRegistry: sandboxVatRegistry,
    ensureMember: (tx, person) => ensureMember(tx, { ...person, at: () => clock.now() }),
    grantsItself: async () => false,
    async tellFulfilled(tx, order) {
      await startSubscriptions(own, tx, order);
      await issueInvoice(tx, documents, order);
    },
    tellCardGiven: async () => undefined,
    tellMoneyBack: (tx, order) => creditWhatWentBack(tx, documents, order.id),
    tellTakenBack: (tx, lineIds, by) => endTakenBack(own, tx, lineIds, by),
  };
}
