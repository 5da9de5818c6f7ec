import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { MailSite } from '../mail/mail-link.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** Everything the checkout's use cases need; each names the part it takes. */
export interface CheckoutDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  /** New payments go to the first one; the others still end what they began. */
  providers: readonly [PaymentProvider, ...PaymentProvider[]];
  /** Where the provider sends the buyer back to, and where mails lead. */
  site: MailSite;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
  /** ISO 3166 codes. */
  blockedCountries: readonly string[];
  /** The account with this address, made if there is none; in the caller's transaction. */
  ensureMember(
    tx: Db,
    buyer: { email: string; locale: Locale },
  ): Promise<{ memberId: string; created: boolean }>;
}
