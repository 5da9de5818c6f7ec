import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readLaunchSettings } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-settings-'));
afterAll(() => rmSync(directory, { recursive: true }));
const url = 'postgres://user:password@db.example/shop';

it('is the demo in the sandbox on the embedded database when nothing is set', () => {
  const { config, env, embedded } = readLaunchSettings({ DATA_DIR: directory });
  expect(embedded).toBe(true);
  expect(config).toMatchObject({ sandbox: true, demo: true, mode: 'production' });
  expect(env).toMatchObject({ SANDBOX: '1', DEMO: '1', NODE_ENV: 'production' });
});

it('makes a SECRET once and keeps it', () => {
  const first = readLaunchSettings({ DATA_DIR: directory }).config.secret;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readLaunchSettings({ DATA_DIR: directory }).config.secret).toBe(first);
});

it('neither plays nor loads the demo on a database of its own', () => {
  const given = { DATA_DIR: directory, DATABASE_URL: url, SECRET: 's'.repeat(32) };
  expect(() => readLaunchSettings(given)).toThrow(/STRIPE_SECRET_KEY: not set/);
  const { config } = readLaunchSettings({ ...given, SANDBOX: '1' });
  expect(config.demo).toBe(false);
  expect(readLaunchSettings({ ...given, SANDBOX: '1', DEMO: '1' }).config.demo).toBe(true);
});

it('takes a shop with a live key for a real one, on the embedded database, too: it has no staff that everybody knows', () => {
  const STRIPE_SECRET_KEY = 'sk_live_x';
  expect(() => readLaunchSettings({ DATA_DIR: directory, STRIPE_SECRET_KEY })).toThrow(
    /^SECRET: not set.*SANDBOX=1/,
  );
  const { config, embedded } = readLaunchSettings({
    ...{ DATA_DIR: directory, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_x' },
    ...{ ORIGIN: 'https://shop.example', SECRET: 's'.repeat(32), SMTP_URL: 'smtps://u:p@mail.example:465' },
    ...{ SHOP_NAME: 'Shop', MAIL_FROM: 'Shop <orders@shop.example>', SUPPORT_EMAIL: 'help@shop.example' },
    ...{ BACKOFFICE_ORIGIN: 'https://office.shop.example', COLLECTOR_URL: 'https://report.shop.example' },
  });
  expect([embedded, config.sandbox, config.demo]).toEqual([true, false, false]);
});

it.each([{ NODE_ENV: 'production' }, { SMTP_URL: 'smtp://127.0.0.1:1025' }])(
  'is the demo on the embedded database with %o, too',
  (given) => {
    const { config } = readLaunchSettings({ DATA_DIR: directory, ...given });
    expect(config).toMatchObject({ sandbox: true, demo: true });
  },
);

it('tries a real provider with the demo where the sandbox is asked for', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const { config } = readLaunchSettings({ DATA_DIR: directory, SANDBOX: '1', ...stripe });
  expect(config).toMatchObject({ sandbox: true, demo: true, payments: { provider: 'stripe' } });
});

it('makes no SECRET for a real shop', () => {
  expect(() => readLaunchSettings({ DATA_DIR: directory, DATABASE_URL: url })).toThrow(/SECRET: not set/);
});

it('names a DATA_DIR that is no directory', () => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  expect(() => readLaunchSettings({ DATA_DIR: join(file, 'below') })).toThrow(
    /^DATA_DIR: .*cannot be written/,
  );
});
