import { type Content, openContent } from '@spindle/content/reading/readers.ts';
import { type Auth, openAuth } from '@spindle/domain/accounts/auth.ts';
import type { AccountsDeps } from '@spindle/domain/accounts/deps.ts';
import { ensureMember } from '@spindle/domain/accounts/ensure-member.ts';
import { readViewer } from '@spindle/domain/accounts/read-viewer.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { rateLimits } from '@spindle/domain/backend-api/tables.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import type { MailSite } from '@spindle/domain/mail/mail-link.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { type Db, openDatabase } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { type JobRunner, openJobs } from '@spindle/platform/jobs.ts';
import { type Limits, openLimits } from '@spindle/platform/limits.ts';
import type { Log } from '@spindle/platform/log.ts';
import { type Mailer, openMailer } from '@spindle/platform/mailer.ts';
import { openSandboxClock } from '@spindle/platform/sandbox-clock.ts';
import { paymentProviders } from './payment-providers.ts';

/** Everything the shop can do, built once at the start and handed to pages, calls and jobs. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  db: Db;
  jobs: JobRunner;
  limits: Limits;
  mailer: Mailer;
  content: Content;
  auth: Auth;
  accounts: AccountsDeps;
  /** Also lists the payment providers: the first one takes the money of new payments. */
  checkout: CheckoutDeps;
  site: MailSite;
  /** Asks the database only when there is a session cookie. */
  readViewer(headers: Headers): Promise<Viewer>;
  close(): Promise<void>;
}

/** @throws when the database can't be reached. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const { secret } = config;
  const origin = config.origins.storefront;
  const database = openDatabase(config.databaseUrl, log);
  const { db } = database;
  const sandboxTime = config.sandbox ? await openSandboxClock(db, log) : undefined;
  const clock = sandboxTime ?? systemClock;
  const jobs = openJobs(config.databaseUrl, log);
  const limits = openLimits(db, rateLimits);
  const auth = openAuth({ db, clock, log, secret, origin });
  const content = await openContent({ config, log, currencyOf });
  const site = { origin, defaultLocale: config.defaultLocale };
  const providers = paymentProviders({ config, db, clock, jobs });
  const checkout: CheckoutDeps = {
    ...{ db, clock, jobs, log, providers, site },
    accessKey: deriveKey(secret, 'checkout-access'),
    blockedCountries: config.blockedCountries,
    ensureMember,
  };
  return {
    config,
    log,
    clock,
    db,
    jobs,
    limits,
    mailer: openMailer(config.mail, db),
    content,
    auth,
    accounts: { db, clock, jobs, auth, limits, secret },
    checkout,
    site,
    readViewer: (headers) => readViewer({ auth, clock }, headers),
    async close() {
      sandboxTime?.close();
      await content.close();
      await database.close();
    },
  };
}
