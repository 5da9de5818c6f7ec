import { getDomain } from 'tldts';
import { z } from 'zod';
import { ALL_LOCALES, type Locale } from './locales.ts';
import { bucketSettings } from './media/bucket-settings.ts';
import { parseProxyTrust } from './proxy-trust.ts';
import { SERVER_LOCATIONS } from './server-locations.ts';
import { shopName } from './shop-name.ts';

const flag = z
  .enum(['0', '1'], { error: 'allowed: 0 or 1' })
  .default('0')
  .transform((value) => value === '1');
const port = (fallback: number) =>
  z.coerce
    .number({ error: 'allowed: a port from 1 to 65535' })
    .int()
    .min(1, { error: 'allowed: a port from 1 to 65535' })
    .max(65535, { error: 'allowed: a port from 1 to 65535' })
    .default(fallback);
const httpUrl = z.url({ protocol: /^https?$/, error: 'allowed: an http(s) URL' });
/** Origins are compared and concatenated, so a trailing slash is removed when reading them. */
const origin = httpUrl.transform((value) => new URL(value).origin);
const listOr = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    );
const list = listOr('');
const secret = z.string().min(32, { error: 'allowed: at least 32 characters' });

/** Personal pages, pages of a purchase, and pages whose content has an address of its own. */
const NOINDEX_PATHS = [
  ...['/checkout', '/payment', '/card-info-pay', '/thankyou', '/member', '/promotion', '/exchange-code'],
  ...['/subscription-cancel', '/update-payment-method', '/uninstall-software'],
  ...['/entry-article-category', '/entry-product', '/entry-product-buy', '/entry-system-article'],
].join(',');

/** One setting per existing language: `ORIGIN_EN`, `ORIGIN_DE` and so on. */
function byLanguage<Prefix extends string>(prefix: Prefix) {
  return Object.fromEntries(
    ALL_LOCALES.map((locale) => [`${prefix}_${locale.toUpperCase()}`, origin.optional()]),
  ) as Record<`${Prefix}_${Uppercase<Locale>}`, z.ZodOptional<typeof origin>>;
}

/** The settings of all programs as in the environment; `readConfig` makes a `Config` of them. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SANDBOX: flag,
  DEMO: flag,
  SHOP_NAME: shopName.optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'allowed: trace, debug, info, warn, error, silent',
    })
    .default('info'),
  DATA_DIR: z.string().min(1).default('.data'),
  PORT: port(3000),
  BACKOFFICE_PORT: port(3001),
  COLLECTOR_PORT: port(3002),
  JOBS: z.enum(['on', 'off', 'only'], { error: 'allowed: on, off or only' }).default('on'),
  ORIGIN: origin.optional(),
  ...byLanguage('ORIGIN'),
  BACKEND_HOST_US: origin.optional(),
  BACKEND_HOST_FR: origin.optional(),
  BACKEND_HOST_DE: origin.optional(),
  BACKEND_HOST_JA: origin.optional(),
  ...byLanguage('AUTH_HOST'),
  BACKOFFICE_ORIGIN: origin.optional(),
  COLLECTOR_URL: origin.optional(),
  SECRET: secret,
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'allowed: postgres://user:password@host:port/database',
  }),
  DATABASE_TIMEOUT: z.coerce
    .number({ error: 'allowed: ms from 100 to 60000' })
    .int()
    .min(100, { error: 'allowed: ms from 100 to 60000' })
    .max(60_000, { error: 'allowed: ms from 100 to 60000' })
    .default(2_000),
  CLICKHOUSE_URL: httpUrl.optional(),
  LOCALES: list.transform((codes, context) => {
    const unknown = codes.filter((code) => !ALL_LOCALES.includes(code as Locale));
    if (unknown.length > 0) {
      context.addIssue({
        code: 'custom',
        message: `allowed: a comma-separated list of ${ALL_LOCALES.join(', ')}`,
      });
      return z.NEVER;
    }
    return (codes.length > 0 ? codes : ['en']) as Locale[];
  }),
  SERVER_LOCATION: z
    .enum(SERVER_LOCATIONS, { error: `allowed: ${SERVER_LOCATIONS.join(', ')}` })
    .default('us'),
  CALL_ORIGINS: list.pipe(z.array(origin)),
  NOINDEX_PATHS: listOr(NOINDEX_PATHS).pipe(
    z.array(
      z.string().regex(/^\/[^\s?#]*$/, {
        error: 'allowed: comma-separated paths without their language, such as /checkout,/member',
      }),
    ),
  ),
  IMAGE_HOSTS: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.-]*\{n\}[a-z0-9.-]*(?::\d+)?$/, {
      error: 'allowed: an origin with {n} for a number from 1 to 6, such as https://img{n}.example.com',
    })
    .optional(),
  ...bucketSettings,
  PAGE_SUFFIX: z
    .string()
    .regex(/^(\.[a-z]{2,5})?$/, { error: 'allowed: nothing, or a dot and small letters, such as .html' })
    .default(''),
  SISTER_HOSTS: list,
  CONSENT: z.enum(['auto', 'always'], { error: 'allowed: auto or always' }).default('auto'),
  BLOCKED_COUNTRIES: list.pipe(
    z.array(
      z.string().regex(/^[A-Z]{2}$/, {
        error: 'allowed: a comma-separated list of ISO 3166 codes in capitals, such as KP,SY',
      }),
    ),
  ),
  RISK_REVIEW_SCORE: z.coerce
    .number({ error: 'allowed: a whole number from 1 to 100, or nothing' })
    .int({ error: 'allowed: a whole number from 1 to 100, or nothing' })
    .min(1, { error: 'allowed: a whole number from 1 to 100, or nothing' })
    .max(100, { error: 'allowed: a whole number from 1 to 100, or nothing' })
    .optional(),
  ERASURE_GRACE_DAYS: z.coerce
    .number({ error: 'allowed: a whole number from 1 to 30' })
    .int({ error: 'allowed: a whole number from 1 to 30' })
    .min(1, { error: 'allowed: a whole number from 1 to 30' })
    // The law allows a month for erasing somebody's data.
    .max(30, { error: 'allowed: a whole number from 1 to 30' })
    .default(14),
  RETENTION_YEARS: z.coerce
    .number({ error: 'allowed: a whole number from 1 to 99' })
    .int({ error: 'allowed: a whole number from 1 to 99' })
    .min(1, { error: 'allowed: a whole number from 1 to 99' })
    .max(99, { error: 'allowed: a whole number from 1 to 99' })
    .default(10),
  LICENCE_SIGNING_GENERATION: z.coerce
    .number({ error: 'allowed: a whole number from 1 to 99' })
    .int({ error: 'allowed: a whole number from 1 to 99' })
    .min(1, { error: 'allowed: a whole number from 1 to 99' })
    .max(99, { error: 'allowed: a whole number from 1 to 99' })
    .default(1),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((setting, context) => {
      try {
        return parseProxyTrust(setting);
      } catch {
        const message =
          'allowed: how many proxies stand in front, or their addresses and networks, comma-separated, such as loopback,192.0.2.0/24';
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    }),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z-]+$/, { error: 'allowed: the name of a header, such as CF-IPCountry' })
    .transform((name) => name.toLowerCase())
    .optional(),
  PAGE_CACHE_MB: z.coerce
    .number({ error: 'allowed: megabytes from 8 to 65536' })
    .int()
    .min(8, { error: 'allowed: megabytes from 8 to 65536' })
    .max(65_536, { error: 'allowed: megabytes from 8 to 65536' })
    .default(128),
  METRICS_TOKEN: secret.optional(),
  VIES_URL: httpUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
  ECB_RATES_URL: httpUrl.optional(),
  SUPPORT_EMAIL: z.email({ error: 'allowed: an e-mail address' }).optional(),
  MAIL_FROM: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'allowed: smtp(s)://user:password@host:port' }).optional(),
  STAFF_TWO_FACTOR: z
    .enum(['optional', 'required'], { error: 'allowed: optional or required' })
    .default('optional'),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'allowed: the id of an OAuth client of Google' })
    .optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: origin.optional(),
  PASSKEY_RP_ID: z
    .string()
    .toLowerCase()
    .refine(
      (host) =>
        host === 'localhost' ||
        (/^[a-z0-9.-]+$/.test(host) && getDomain(host, { allowPrivateDomains: true }) !== null),
      { error: 'allowed: a domain, such as shop.example' },
    )
    .optional(),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, { error: 'allowed: the site key of reCAPTCHA v3' })
    .optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .startsWith('sk_', { error: 'allowed: a key that starts with sk_' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', { error: 'allowed: a secret that starts with whsec_' })
    .optional(),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

export type Environment = z.infer<typeof environment>;
