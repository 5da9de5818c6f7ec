import { isIP } from 'node:net';
import { ConfigError, type SettingProblem } from './config-error.ts';
import type { CookieScope } from './cookies/cookie-scope.ts';
import { type Environment, environment } from './environment.ts';
import { ALL_LOCALES, type Locale } from './locales.ts';
import { mailSender } from './mail-sender.ts';
import type { Bucket } from './media/bucket.ts';
import { bucketOf } from './media/bucket-settings.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import type { ServerLocation } from './server-locations.ts';
import { sharedDomain } from './shared-domain.ts';
import { DEMO_SHOP_NAME } from './shop-name.ts';
import { type Sites, sitesOf } from './sites.ts';

/** All settings of a program, parsed once at its start. */
export interface Config {
  mode: 'production' | 'development' | 'test';
  /** The shop's name on pages and in mails. */
  shopName: string;
  /** Sandbox payments, the mailbox and the test clock exist only here. */
  sandbox: boolean;
  demo: boolean;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  dataDir: string;
  ports: { storefront: number; backoffice: number; collector: number };
  /** Whether this program works off the jobs: as well (`on`), not at all (`off`), or as its only task (`only`). */
  jobs: 'on' | 'off' | 'only';
  origins: { storefront: string; backoffice: string; collector: string };
  /** Where each active language is served. */
  sites: Sites;
  /** The origins on which pages are served, each once. */
  pageOrigins: readonly string[];
  /** The backend's origin by server location, if it has one; pages call `/backend` there. */
  backendOrigins: Partial<Record<ServerLocation, string>>;
  /** Where links that log in are confirmed, by language, if that has an origin of its own. */
  authOrigins: Partial<Record<Locale, string>>;
  /** Origins whose forms belong to the shop: those of pages, and those on which links are confirmed. */
  formOrigins: readonly string[];
  /** Origins whose pages may make calls and read the answers: those of forms, and those added by the setting. */
  callOrigins: readonly string[];
  cookies: CookieScope;
  /** Key material from which all keys of the shop are derived (see `derive-key.ts`). */
  secret: string;
  databaseUrl: string;
  /** How long a visitor's request waits for the database, in ms; see `visitorTimes`. */
  databaseTimeout: number;
  events: { engine: 'embedded'; directory: string } | { engine: 'server'; url: string };
  locales: readonly Locale[];
  defaultLocale: Locale;
  serverLocation: ServerLocation;
  /** Pages that search engines are asked not to index, without language prefix. */
  noindexPaths: readonly string[];
  sisterHosts: readonly string[];
  consent: 'auto' | 'always';
  /** ISO 3166 codes of the countries to which nothing is sold. */
  blockedCountries: readonly string[];
  /** The risk score from which a paid order waits for staff, see domain/risk; undefined if none does. */
  riskReviewScore: number | undefined;
  /** How many days members have to undo the erasure of their data. */
  erasureGraceDays: number;
  /** How many years invoices are kept, from the end of their year. */
  retentionYears: number;
  /** Which generation of the keys derived from the secret signs what programs trust; the first is 1. */
  licenceSigningGeneration: number;
  /** Which proxies to trust about the sender of a request (X-Forwarded-For, the country header). */
  trustProxy: ProxyTrust;
  /** The header in which a trusted proxy puts the visitor's country, in lower case. */
  countryHeader: string | undefined;
  /** Memory for the page cache. */
  pageCacheBytes: number;
  /** Allows `/metrics` to be read from another machine; without it only from this one. */
  metricsToken: string | undefined;
  supportEmail: string;
  mail: { from: string } & ({ transport: 'mailbox' } | { transport: 'smtp'; url: string; replyTo: string });
  payments: { provider: 'sandbox' } | { provider: 'stripe'; secretKey: string; webhookSecret: string };
  /**
   * The OAuth client for logging in with Google; undefined if that is not offered. Another issuer is possible only in the
   * sandbox.
   */
  google: { clientId: string; clientSecret: string; issuer: string | undefined } | undefined;
  /** Whether the back office requires a second factor. */
  staffTwoFactor: 'optional' | 'required';
  /** The domain of passkeys; undefined if the shop's origin has no domain name, which they need. */
  passkeyRpId: string | undefined;
  /** reCAPTCHA v3, if it replaces the shop's own captcha. */
  recaptcha: { siteKey: string; secretKey: string } | undefined;
  /** The service that checks VAT ids; undefined in the sandbox, which makes up the answers. */
  vies: { url: string } | undefined;
  /** A file of the European Central Bank's reference rates, fetched every day; undefined if staff enter them. */
  ecbRatesUrl: string | undefined;
  /** Where pictures are stored. */
  media: { kind: 'directory'; directory: string } | { kind: 'bucket'; bucket: Bucket };
  /** Where resized pictures are stored; everything in it can be made again. */
  imageDirectory: string;
  /** Hosts from which pages fetch pictures: an origin with `{n}` in place of a number from 1 to 6. */
  imageHosts: string | undefined;
}

/** The European Commission's service that checks VAT ids. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Settings whose values must not be printed when they are wrong. */
const SECRETS = /SECRET|KEY|PASSWORD|TOKEN|ENDPOINT|_URL$/;

/**
 * Reads the settings of a program.
 * @throws {ConfigError} naming every setting that is missing or wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // Compose files and CI set a variable to the empty string when it is not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const read = set[name];
        return {
          name,
          read: read === undefined ? undefined : SECRETS.test(name) ? '***' : read,
          allowed: read === undefined ? 'it is required' : issue.message,
        };
      }),
    );
  }
  return nest(parsed.data);
}

function nest(env: Environment): Config {
  const missing: SettingProblem[] = [];
  const required = (name: keyof typeof env, why: string): string => {
    const value = env[name];
    if (typeof value === 'string') return value;
    missing.push({ name, read: undefined, allowed: why });
    return '';
  };
  const local = (portNumber: number) => `http://localhost:${portNumber}`;
  /** Values that only the sandbox makes up: elsewhere mails, pages and browsers would be sent to an address that is nobody's. */
  const inSandbox = (name: keyof typeof env, madeUp: string): string =>
    env.SANDBOX && env[name] === undefined ? madeUp : required(name, 'it is required unless SANDBOX=1');

  const shopName = inSandbox('SHOP_NAME', DEMO_SHOP_NAME);
  const transport: { transport: 'mailbox' } | { transport: 'smtp'; url: string } =
    env.SANDBOX && !env.SMTP_URL
      ? { transport: 'mailbox' }
      : { transport: 'smtp', url: required('SMTP_URL', 'it is required unless SANDBOX=1') };
  const from = inSandbox('MAIL_FROM', mailSender(shopName, 'orders@spindle.test'));
  const supportEmail = inSandbox('SUPPORT_EMAIL', 'support@spindle.test');
  const mail: Config['mail'] =
    transport.transport === 'smtp' ? { from, ...transport, replyTo: supportEmail } : { from, ...transport };
  const payments: Config['payments'] =
    env.SANDBOX && !env.STRIPE_SECRET_KEY
      ? { provider: 'sandbox' }
      : {
          provider: 'stripe',
          secretKey: required('STRIPE_SECRET_KEY', 'it is required unless SANDBOX=1'),
          webhookSecret: required('STRIPE_WEBHOOK_SECRET', 'it is required unless SANDBOX=1'),
        };
  const google =
    env.GOOGLE_CLIENT_ID || env.GOOGLE_CLIENT_SECRET
      ? {
          clientId: required('GOOGLE_CLIENT_ID', 'it is required beside GOOGLE_CLIENT_SECRET'),
          clientSecret: required('GOOGLE_CLIENT_SECRET', 'it is required beside GOOGLE_CLIENT_ID'),
          issuer: env.GOOGLE_ISSUER,
        }
      : undefined;
  // Whoever signs as Google can open accounts.
  if (env.GOOGLE_ISSUER && !env.SANDBOX) {
    missing.push({
      name: 'GOOGLE_ISSUER',
      read: env.GOOGLE_ISSUER,
      allowed: 'it exists in the sandbox only',
    });
  }
  const recaptcha =
    env.RECAPTCHA_SITE_KEY || env.RECAPTCHA_SECRET
      ? {
          siteKey: required('RECAPTCHA_SITE_KEY', 'it is required beside RECAPTCHA_SECRET'),
          secretKey: required('RECAPTCHA_SECRET', 'it is required beside RECAPTCHA_SITE_KEY'),
        }
      : undefined;
  const bucket = bucketOf(env, required);
  const storefront = inSandbox('ORIGIN', local(env.PORT));
  const backoffice = inSandbox('BACKOFFICE_ORIGIN', local(env.BACKOFFICE_PORT));
  const collector = inSandbox('COLLECTOR_URL', local(env.COLLECTOR_PORT));
  if (missing.length > 0) throw new ConfigError(missing);

  const defaultLocale = env.LOCALES.includes('en') ? 'en' : (env.LOCALES[0] ?? 'en');
  const own = ownOf(env, 'ORIGIN');
  const languages = { locales: env.LOCALES, defaultLocale, shopName };
  const sites = sitesOf(languages, storefront, own, env.PAGE_SUFFIX);
  const backendOrigins = withoutUndefined({
    us: env.BACKEND_HOST_US,
    fr: env.BACKEND_HOST_FR,
    de: env.BACKEND_HOST_DE,
    ja: env.BACKEND_HOST_JA,
  });
  const pageOrigins = [...new Set(sites.map(({ origin: site }) => site))];
  const authOrigins = authOriginsOf(env, storefront, pageOrigins);
  const formOrigins = [...new Set([...pageOrigins, ...Object.values(authOrigins)])];
  const hosts = [...formOrigins, ...Object.values(backendOrigins)];
  const shared = sharedDomain(hosts);
  const schemes = new Set(hosts.map((host) => new URL(host).protocol));
  if (!shared.ok || schemes.size > 1) {
    const allowed = shared.ok
      ? 'allowed: http or https, the same on all of them'
      : 'allowed: hosts below one registrable domain, such as shop.example and de.shop.example';
    throw new ConfigError([
      {
        name: 'ORIGIN, ORIGIN_<language>, AUTH_HOST_<language>, BACKEND_HOST_<location>',
        ...{ read: hosts.join(', '), allowed },
      },
    ]);
  }

  return {
    mode: env.NODE_ENV,
    shopName,
    sandbox: env.SANDBOX,
    demo: env.DEMO,
    logLevel: env.LOG_LEVEL,
    dataDir: env.DATA_DIR,
    ports: { storefront: env.PORT, backoffice: env.BACKOFFICE_PORT, collector: env.COLLECTOR_PORT },
    jobs: env.JOBS,
    origins: { storefront: sites[0].origin, backoffice, collector },
    sites,
    pageOrigins,
    backendOrigins,
    ...{ authOrigins, formOrigins },
    callOrigins: [...new Set([...formOrigins, ...env.CALL_ORIGINS])],
    cookies: { secure: schemes.has('https:'), domain: shared.domain },
    secret: env.SECRET,
    databaseUrl: env.DATABASE_URL,
    databaseTimeout: env.DATABASE_TIMEOUT,
    events: env.CLICKHOUSE_URL
      ? { engine: 'server', url: env.CLICKHOUSE_URL }
      : { engine: 'embedded', directory: `${env.DATA_DIR}/events` },
    locales: env.LOCALES,
    defaultLocale,
    serverLocation: env.SERVER_LOCATION,
    noindexPaths: env.NOINDEX_PATHS,
    sisterHosts: env.SISTER_HOSTS,
    consent: env.CONSENT,
    blockedCountries: env.BLOCKED_COUNTRIES,
    riskReviewScore: env.RISK_REVIEW_SCORE,
    erasureGraceDays: env.ERASURE_GRACE_DAYS,
    retentionYears: env.RETENTION_YEARS,
    licenceSigningGeneration: env.LICENCE_SIGNING_GENERATION,
    trustProxy: env.TRUST_PROXY,
    countryHeader: env.COUNTRY_HEADER,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    metricsToken: env.METRICS_TOKEN,
    supportEmail,
    mail,
    payments,
    google,
    staffTwoFactor: env.STAFF_TWO_FACTOR,
    passkeyRpId: env.PASSKEY_RP_ID ?? domainOf(sites[0].origin),
    recaptcha,
    vies: env.VIES_URL || !env.SANDBOX ? { url: env.VIES_URL ?? VIES } : undefined,
    ecbRatesUrl: env.ECB_RATES_URL,
    media: bucket ? { kind: 'bucket', bucket } : { kind: 'directory', directory: `${env.DATA_DIR}/media` },
    imageDirectory: `${env.DATA_DIR}/images`,
    imageHosts: env.IMAGE_HOSTS,
  };
}

/**
 * By active language. On a test host (spec §7) they are test hosts, too: `test-auth.shop.example`. An origin on which pages
 * are served anyway does not count as one.
 */
function authOriginsOf(
  env: Environment,
  storefront: string,
  pageOrigins: readonly string[],
): Partial<Record<Locale, string>> {
  const all = ownOf(env, 'AUTH_HOST');
  const isTest = new URL(storefront).hostname.startsWith('test-');
  const originOf = (origin: string | undefined) =>
    origin && isTest ? origin.replace(/^(https?:\/\/)(?:test-)?/, '$1test-') : origin;
  const active = env.LOCALES.map((locale) => [locale, originOf(all[locale])] as const);
  return Object.fromEntries(active.filter(([, origin]) => origin && !pageOrigins.includes(origin)));
}

/** The values of a setting by language, such as those of `ORIGIN_DE`. */
function ownOf(env: Environment, setting: 'ORIGIN' | 'AUTH_HOST'): Partial<Record<Locale, string>> {
  const named = ALL_LOCALES.map((locale) => {
    const language = locale.toUpperCase() as Uppercase<Locale>;
    return [locale, env[`${setting}_${language}`]] as const;
  });
  return withoutUndefined(Object.fromEntries(named) as Record<Locale, string | undefined>);
}

/** The host of an origin; undefined if it is an IP address. */
function domainOf(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : hostname;
}

function withoutUndefined<Key extends string>(
  given: Record<Key, string | undefined>,
): Partial<Record<Key, string>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    Record<Key, string>
  >;
}
