import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PATIENT_TIMES, patientTimes, visitorTimes } from './bounded-pool.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { SETTINGS } from './environment.ts';
import { ALL_LOCALES } from './locales.ts';

const sandbox = { SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' };

it('lists every setting in .env.example', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(SETTINGS.filter((name) => !listed.includes(name))).toEqual([]);
});

it('needs neither mail nor payments in the sandbox', () => {
  const config = readConfig(sandbox);
  expect(config.mail.transport).toBe('mailbox');
  expect(config.payments.provider).toBe('sandbox');
  expect(config.origins.storefront).toBe('http://localhost:3000');
});

it('calls the shop what it is told to, in its mails, too', () => {
  const named = (SHOP_NAME: string) => {
    const { shopName, sites, mail } = readConfig({ ...sandbox, SHOP_NAME });
    return [shopName, sites[0].shopName, mail.from];
  };
  expect(named(' Müller & Söhne\t')).toEqual([
    ...['Müller & Söhne', 'Müller & Söhne'],
    '"Müller & Söhne" <orders@spindle.test>',
  ]);
  expect(named('')[2]).toBe('Spindle <orders@spindle.test>');
  expect(named('<b>"Disc"</b> \\ @home')[2]).toBe('"<b>\\"Disc\\"</b> \\\\ @home" <orders@spindle.test>');
  expect(named('円盤屋'.repeat(20))[0]).toHaveLength(60);
  expect(named('💿'.repeat(60))[0]).toHaveLength(120);
  for (const SHOP_NAME of [
    ' ',
    'x'.repeat(61),
    'a\nBcc: b@c.test',
    'a\0b',
    'a\u2028b',
    'a\u202eb',
    'a\ud83d',
  ]) {
    expect(problemsOf({ ...sandbox, SHOP_NAME })[0]?.name).toBe('SHOP_NAME');
  }
});

it('lets a visitor wait less than five seconds for the database', () => {
  const { connect, answer } = visitorTimes(readConfig(sandbox).databaseTimeout);
  expect(connect + answer).toBeLessThan(5_000);
});

it('lets nobody give up on the database before a visitor does', () => {
  expect(patientTimes(readConfig(sandbox).databaseTimeout)).toEqual(PATIENT_TIMES);
  expect(patientTimes(60_000)).toEqual(visitorTimes(60_000));
});

it('gives stored pages the memory that is set, in megabytes', () => {
  const bytes = (PAGE_CACHE_MB?: string) => readConfig({ ...sandbox, PAGE_CACHE_MB }).pageCacheBytes;
  expect([bytes(), bytes('8')]).toEqual([134_217_728, 8_388_608]);
  expect(problemsOf({ ...sandbox, PAGE_CACHE_MB: '7' })[0]?.name).toBe('PAGE_CACHE_MB');
});

it('names everything that is missing outside the sandbox', () => {
  const problems = problemsOf({ ...sandbox, SANDBOX: '0' });
  expect(problems.map(({ name }) => name)).toEqual([
    'SHOP_NAME',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'ORIGIN',
    'BACKOFFICE_ORIGIN',
    'COLLECTOR_URL',
  ]);
});

it('lets visitors log in with Google where both of its settings are there', () => {
  const GOOGLE_CLIENT_ID = 'spindle.apps.googleusercontent.com';
  const given = { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: 'x' };
  expect(readConfig({ ...sandbox, ...given }).google).toMatchObject({ clientId: GOOGLE_CLIENT_ID });
  expect(readConfig(sandbox).google).toBeUndefined();
  const another = { ...given, GOOGLE_ISSUER: 'http://localhost:4000' };
  expect(readConfig({ ...sandbox, ...another }).google).toMatchObject({ issuer: 'http://localhost:4000' });
  expect(problemsOf({ ...sandbox, ...another, SANDBOX: '0' }).map(({ name }) => name)).toContain(
    'GOOGLE_ISSUER',
  );
  const [problem] = problemsOf({ ...sandbox, GOOGLE_CLIENT_ID });
  expect(problem?.name).toBe('GOOGLE_CLIENT_SECRET');
});

it('keeps passkeys on the host of the shop or on a domain that is set, and has none on a number', () => {
  const at = (given: Record<string, string>) => readConfig({ ...sandbox, ...given }).passkeyRpId;
  expect(at({})).toBe('localhost');
  expect(at({ ORIGIN: 'https://www.shop.example' })).toBe('www.shop.example');
  expect(at({ ORIGIN: 'https://www.shop.example', PASSKEY_RP_ID: 'Shop.example' })).toBe('shop.example');
  expect(at({ ORIGIN: 'http://127.0.0.1:3000' })).toBeUndefined();
  expect(at({ ORIGIN: 'http://[::1]:3000' })).toBeUndefined();
  for (const PASSKEY_RP_ID of ['https://shop.example', 'shop.example:443', 'com', 'co.uk', '127.0.0.1']) {
    expect(problemsOf({ ...sandbox, PASSKEY_RP_ID })[0]?.name).toBe('PASSKEY_RP_ID');
  }
});

it('says what was read and what is allowed, but never a secret', () => {
  const problems = problemsOf({ ...sandbox, PORT: '70000', LOCALES: 'en,xx', SECRET: 'hunter2' });
  expect(problems.find(({ name }) => name === 'PORT')).toEqual({
    name: 'PORT',
    read: '70000',
    allowed: 'allowed: a port from 1 to 65535',
  });
  expect(problems.find(({ name }) => name === 'LOCALES')?.read).toBe('en,xx');
  expect(JSON.stringify(problems)).not.toContain('hunter2');
});

function problemsOf(env: Record<string, string>) {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  throw new Error('The settings were accepted.');
}

it('serves languages and the backend on hosts of their own below one domain', () => {
  const hosts = { LOCALES: 'en,de', ORIGIN: 'https://shop.example', ORIGIN_DE: 'https://de.shop.example/' };
  const config = readConfig({ ...sandbox, ...hosts, BACKEND_HOST_US: 'https://api.shop.example' });
  expect(config.pageOrigins).toEqual(['https://shop.example', 'https://de.shop.example']);
  expect(config.backendOrigins).toEqual({ us: 'https://api.shop.example' });
  expect(config.cookies).toEqual({ secure: true, domain: 'shop.example' });
  expect(readConfig(sandbox).cookies).toEqual({ secure: false, domain: undefined });
});

it('takes both hosts for every language that there is', () => {
  for (const locale of ALL_LOCALES) {
    const [own, auth] = [`https://${locale}.shop.example`, `https://auth-${locale}.shop.example`];
    const code = locale.toUpperCase();
    const hosts = { ORIGIN: 'https://shop.example', [`ORIGIN_${code}`]: own, [`AUTH_HOST_${code}`]: auth };
    const config = readConfig({ ...sandbox, LOCALES: locale, ...hosts });
    expect(config.sites.map(({ origin }) => origin)).toEqual([own]);
    expect(config.authOrigins).toEqual({ [locale]: auth });
  }
});

it('confirms links on hosts of their own, which are test hosts beside a test host', () => {
  const auth = { AUTH_HOST_EN: 'https://auth.shop.example/', AUTH_HOST_FR: 'https://auth.shop.example' };
  const at = (ORIGIN: string, more = {}) =>
    readConfig({ ...sandbox, LOCALES: 'en,de', ORIGIN, ...auth, ...more });
  const config = at('https://shop.example');
  expect(config.authOrigins).toEqual({ en: 'https://auth.shop.example' });
  expect(config.pageOrigins).toEqual(['https://shop.example']);
  expect(config.formOrigins).toEqual(['https://shop.example', 'https://auth.shop.example']);
  expect(config.callOrigins).toEqual(config.formOrigins);
  expect(config.cookies.domain).toBe('shop.example');
  expect(at('https://test-www.shop.example').authOrigins.en).toBe('https://test-auth.shop.example');
  const own = { AUTH_HOST_DE: 'https://test-de.shop.example' };
  expect(at('https://test-www.shop.example', own).authOrigins.de).toBe('https://test-de.shop.example');
});

it.each([
  ['a confirmation elsewhere', { AUTH_HOST_DE: 'https://auth.example' }],
  ['strangers', { ORIGIN_DE: 'https://laden.example' }],
  ['the backend on a foreign host', { BACKEND_HOST_FR: 'https://api.example' }],
  ['two schemes', { ORIGIN_DE: 'http://de.shop.example' }],
])('refuses hosts that could not share a session: %s', (_, hosts) => {
  const [problem] = problemsOf({ ...sandbox, LOCALES: 'en,de', ORIGIN: 'https://shop.example', ...hosts });
  expect(problem?.name).toMatch(/^ORIGIN, ORIGIN_<language>/);
});

it('takes no country that could never match', () => {
  expect(readConfig({ ...sandbox, BLOCKED_COUNTRIES: 'KP, SY' }).blockedCountries).toEqual(['KP', 'SY']);
  expect(readConfig({ ...sandbox, RISK_REVIEW_SCORE: '' }).riskReviewScore).toBeUndefined();
  expect(readConfig({ ...sandbox, RISK_REVIEW_SCORE: '60' }).riskReviewScore).toBe(60);
  expect(problemsOf({ ...sandbox, BLOCKED_COUNTRIES: 'KP,Syria' })).toEqual([
    expect.objectContaining({
      name: 'BLOCKED_COUNTRIES',
      read: 'KP,Syria',
      allowed: expect.stringContaining('ISO 3166'),
    }),
  ]);
});

it('leaves pages out of search engines by setting, and by default those of one visitor', () => {
  expect(readConfig(sandbox).noindexPaths).toContain('/checkout');
  expect(readConfig({ ...sandbox, NOINDEX_PATHS: '/sale, /old' }).noindexPaths).toEqual(['/sale', '/old']);
  expect(problemsOf({ ...sandbox, NOINDEX_PATHS: 'sale' })).toMatchObject([
    { name: 'NOINDEX_PATHS', read: 'sale' },
  ]);
});

it('lets pages of its own origins make calls, and those of the allow-list', () => {
  const shop = { ...sandbox, ORIGIN: 'https://shop.example' };
  expect(readConfig(shop).callOrigins).toEqual(['https://shop.example']);
  const listed = readConfig({ ...shop, CALL_ORIGINS: 'https://tools.example/, https://shop.example' });
  expect(listed.callOrigins).toEqual(['https://shop.example', 'https://tools.example']);
  expect(listed.pageOrigins).toEqual(['https://shop.example']);
  expect(problemsOf({ ...shop, CALL_ORIGINS: '*' })).toMatchObject([{ name: 'CALL_ORIGINS', read: '*' }]);
});

const s3 = {
  S3_BUCKET: 'shop-pictures',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

it('keeps pictures in DATA_DIR, or in a bucket of AWS or of another provider', () => {
  expect(readConfig(sandbox).media).toEqual({ kind: 'directory', directory: '.data/media' });
  const keys = { region: 'eu-central-1', accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'hidden' };
  expect(readConfig({ ...sandbox, ...s3 }).media).toEqual({
    kind: 'bucket',
    bucket: { url: 'https://shop-pictures.s3.eu-central-1.amazonaws.com', ...keys },
  });
  expect(readConfig({ ...sandbox, ...s3, S3_ENDPOINT: 'https://storage.example/s3/' }).media).toEqual({
    kind: 'bucket',
    bucket: { url: 'https://storage.example/s3/shop-pictures', ...keys },
  });
});

it('says which settings of a bucket are missing or wrong, and how to do without one', () => {
  const half = problemsOf({ ...sandbox, S3_BUCKET: 'shop-pictures', S3_ENDPOINT: 'https://storage.example' });
  expect(half.map(({ name }) => name)).toEqual(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  expect(half[0]?.allowed).toContain('unset them all');
  const wrong = problemsOf({
    ...sandbox,
    ...s3,
    S3_BUCKET: 's3://Pictures',
    S3_ENDPOINT: 'https://me:pw@storage',
  });
  expect(wrong.map(({ name, read }) => [name, read])).toEqual([
    ['S3_BUCKET', 's3://Pictures'],
    ['S3_ENDPOINT', '***'],
  ]);
});
