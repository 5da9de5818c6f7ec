import type { OpenAPIHono } from '@hono/zod-openapi';
import { patientTimes, visitorTimes } from '@spindle/platform/bounded-pool.ts';
import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { type Db, openDatabase } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { type JobHandler, type JobRunner, openJobs } from '@spindle/platform/jobs.ts';
import { openLimits } from '@spindle/platform/limits.ts';
import type { Log } from '@spindle/platform/log.ts';
import { openMailer } from '@spindle/platform/mailer.ts';
import { openSandboxClock } from '@spindle/platform/sandbox-clock.ts';
import { endedActingCookies } from './accounts/acting/acting-cookies.ts';
import { ensureMember } from './accounts/ensure-member.ts';
import { endpointsOf, GOOGLE_CALLBACK, openGoogle } from './accounts/google/open-google.ts';
import { passwordTokenFor } from './accounts/passwords/password-token-for.ts';
import { openAuth } from './accounts/sessions/auth.ts';
import { endedLoginCookies } from './accounts/sessions/login-cookies.ts';
import { readViewer } from './accounts/sessions/read-viewer.ts';
import { type BackendOptions, createBackend } from './backend-api/create-backend.ts';
import type { BackendEnv, Viewer } from './backend-api/envelope.ts';
import { rateLimits } from './backend-api/tables.ts';
import { openRecaptcha } from './captcha/open-recaptcha.ts';
import { handOverAccount } from './hand-over-account.ts';
import type { Module } from './module.ts';
import { openModules } from './modules.ts';
import { isBrought } from './moving-in/is-brought.ts';
import { openProviders } from './payments/open-providers.ts';
import { sandboxDelivery } from './payments/sandbox/sandbox-delivery.ts';
import { erasureMail } from './privacy/job-kinds.ts';
import type { ShopDeps } from './shop-deps.ts';
import { askOnceAMinute } from './tax/ask-once-a-minute.ts';
import { sandboxVatRegistry } from './tax/sandbox-vat-registry.ts';
import { openVies } from './tax/vies.ts';

/** The composed domain: what its use cases depend on, and what its modules contribute. */
export interface Shop {
  deps: ShopDeps;
  jobs: JobRunner;
  modules: readonly Module[];
  /** Who sends a request; queries the database only when there is a session cookie. */
  readViewer(headers: Headers): Promise<Viewer>;
  /** The calls of all modules and `others`, to be mounted at `/backend`. */
  calls(about: BackendOptions['about'], others?: readonly OpenAPIHono<BackendEnv>[]): OpenAPIHono<BackendEnv>;
  /** Creates the queues, so that jobs can be sent; also works them off unless the setting is `JOBS=off`. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

/** What a test replaces. */
export interface ShopChanges {
  clock?: Clock;
  jobs?: JobRunner;
  /** How the sandbox's webhooks travel. */
  fetch?: typeof fetch;
  /** Called with all dependencies before the modules get them, separately for visitors and for jobs. */
  change?(deps: ShopDeps): Partial<ShopDeps>;
}

/**
 * Composes the domain for one program. Nothing runs and no port is open until the program starts it.
 * @param connections the most connections to PostgreSQL for visitors; jobs and their queue have their own.
 * @throws when the database can't be reached.
 */
export async function openShop(
  config: Config,
  log: Log,
  { connections, ...changes }: ShopChanges & { connections?: number } = {},
): Promise<Shop> {
  const { secret } = config;
  const origin = config.origins.storefront;
  const database = openDatabase(config.databaseUrl, log, {
    ...(connections && { connections }),
    times: visitorTimes(config.databaseTimeout),
  });
  // Jobs do not take connections from visitors, and may wait longer for the database than a visitor.
  const patient =
    config.jobs === 'off'
      ? undefined
      : openDatabase(config.databaseUrl, log, {
          connections: 5,
          times: patientTimes(config.databaseTimeout),
        });
  // Where a real provider takes the money, time can't be moved.
  const isMovable = config.sandbox && config.payments.provider === 'sandbox' && !changes.clock;
  const sandboxTime = isMovable ? await openSandboxClock((patient ?? database).db, log) : undefined;
  const clock = changes.clock ?? sandboxTime ?? systemClock;
  const jobs = changes.jobs ?? openJobs(config.databaseUrl, log, { works: patient !== undefined });
  const hostnames = config.pageOrigins.map((page) => new URL(page).hostname);
  const openOn = (db: Db) => {
    const own: ShopDeps = {
      ...{ config, db, clock, log, jobs, secret },
      auth: openAuth({ db, clock, log, secret, origin, cookies: config.cookies }),
      google:
        config.google &&
        openGoogle({
          ...config.google,
          redirectUri: origin + GOOGLE_CALLBACK,
          endpoints: endpointsOf(config.google.issuer),
        }),
      passkeys: config.passkeyRpId
        ? { rpId: config.passkeyRpId, shopName: config.shopName, origins: config.pageOrigins }
        : undefined,
      recaptcha: config.recaptcha && openRecaptcha({ ...config.recaptcha, hostnames, log }),
      limits: openLimits(db, rateLimits),
      mailer: openMailer(config.mail, db),
      from: config.mail.from,
      sites: config.sites,
      cookies: config.cookies,
      providers: openProviders({ config, db, clock, jobs }),
      sandbox: sandboxDelivery(config, changes.fetch ?? fetch),
      accessKey: deriveKey(secret, 'checkout-access'),
      blockedCountries: config.blockedCountries,
      riskReviewScore: config.riskReviewScore,
      vatRegistry: config.vies ? askOnceAMinute(openVies(config.vies), clock) : sandboxVatRegistry,
      ensureMember: (tx, person) => ensureMember(tx, { ...person, at: () => clock.now() }),
      handOver: (tx, given) => handOverAccount({ clock, jobs }, tx, given),
      isBrought,
      async tellFulfilled(tx, order) {
        for (const { fulfilled } of modules) await fulfilled?.(tx, order);
      },
      async tellMoneyBack(tx, order) {
        for (const { moneyBack } of modules) await moneyBack?.(tx, order);
      },
      async tellCardGiven(tx, of) {
        for (const { cardGiven } of modules) await cardGiven?.(tx, of);
      },
      async grantsItself(tx, order, line) {
        for (const { grants } of modules) if (await grants?.(tx, order, line)) return true;
        return false;
      },
      async tellTakenBack(tx, lineIds, by) {
        const ended = [];
        for (const { takenBack } of modules) ended.push(...((await takenBack?.(tx, lineIds, by)) ?? []));
        return ended;
      },
      remindClosed: (memberId, requestId) => jobs.send(db, erasureMail, { memberId, requestId }),
      passwordTokenFor: (account) => passwordTokenFor(db, clock, account),
    };
    const deps: ShopDeps = { ...own, ...changes.change?.(own) };
    const modules = openModules(deps);
    return { deps, modules };
  };
  const { deps, modules } = openOn(database.db);
  // Whoever moves the sandbox's time waits for the jobs that are due then; each job has to see the time that made it due.
  const inTime = (handler: JobHandler<never>): JobHandler<never> => ({
    ...handler,
    async run(data) {
      await sandboxTime?.refresh();
      await handler.run(data);
    },
  });
  return {
    deps,
    jobs,
    modules,
    readViewer: (headers) => readViewer(deps, headers),
    calls(about, others = []) {
      return createBackend({
        modules: [...modules.flatMap(({ http }) => http ?? []), ...others],
        readViewer: (headers) => readViewer(deps, headers),
        about,
        shopName: config.shopName,
        locales: config.locales,
        origins: config.callOrigins,
        secret,
        log,
        endedLoginCookies: endedLoginCookies(config.cookies),
        endedActingCookies: endedActingCookies(config.cookies),
        limits: deps.limits,
      });
    },
    async startJobs() {
      const working = patient ? openOn(patient.db).modules : modules;
      const handlers = working.flatMap(({ jobs: handed = [] }) => handed).map(inTime);
      await jobs.start(
        handlers.map(({ kind }) => kind),
        patient ? handlers : [],
      );
    },
    async close() {
      sandboxTime?.close();
      await Promise.all([database.close(), patient?.close()]);
    },
  };
}
