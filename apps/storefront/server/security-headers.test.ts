import { readConfig } from '@spindle/platform/config.ts';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, type PagePolicy } from './security-headers.ts';

const settings = {
  SANDBOX: '1',
  SECRET: 'a secret of at least thirty-two characters',
  DATABASE_URL: 'postgresql://localhost/shop',
};
const own = readConfig(settings);
const google = readConfig({ ...settings, RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' });
const form: PagePolicy = { kind: 'hydrated', nonce: 'n', captcha: true };
const others: PagePolicy[] = [
  { kind: 'content' },
  { kind: 'preview' },
  { kind: 'hydrated', nonce: 'n' },
  { kind: 'hydrated', nonce: 'n', captcha: false },
];
const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

it('lets Google in where the shop is configured for reCAPTCHA, on pages whose forms may ask for it', () => {
  const policy = contentSecurityPolicy(google, form);
  for (const name of ['script-src', 'frame-src', 'connect-src']) {
    expect(directive(policy, name)).toContain('https://www.google.com/recaptcha/');
  }
  for (const name of ['default-src', 'img-src', 'style-src', 'form-action', 'worker-src']) {
    expect(directive(policy, name)).not.toContain('google');
  }
});

it.each(others)('lets it in on no other page: %j', (page) => {
  expect(contentSecurityPolicy(google, page)).toBe(contentSecurityPolicy(own, page));
  expect(contentSecurityPolicy(google, page)).not.toContain('recaptcha');
});

it('lets nobody in without that', () => {
  expect(contentSecurityPolicy(own, form)).toBe(contentSecurityPolicy(own, { kind: 'hydrated', nonce: 'n' }));
  expect(directive(contentSecurityPolicy(own, form), 'worker-src')).toBe("worker-src 'self'");
});

it.each<[boolean, PagePolicy]>([
  [true, { kind: 'preview' }],
  [true, { kind: 'hydrated', nonce: 'n', preview: true }],
  [false, { kind: 'content' }],
  [false, { kind: 'hydrated', nonce: 'n' }],
  [false, { kind: 'hydrated', nonce: 'n', preview: false }],
])('lets the back office, and nobody else, frame what an editor previews: %s for %j', (isFramed, page) => {
  const framers = isFramed ? `'self' ${own.origins.backoffice}` : "'self'";
  expect(directive(contentSecurityPolicy(own, page), 'frame-ancestors')).toBe(`frame-ancestors ${framers}`);
});
