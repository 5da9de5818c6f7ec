import { brotliDecompressSync } from 'node:zlib';
import { readConfig } from '@spindle/platform/config.ts';
import { TOOLS } from '@spindle/platform/no-page.ts';
import { expect, test } from 'vitest';
import { paths } from '../page/paths.ts';
import type { StoredPage } from './page-cache/stored-page.ts';
import { WholeAnswer } from './page-cache/whole-answer.ts';
import { publicFiles } from './public-files.ts';

const settings = {
  ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
  ...{ LOCALES: 'en,de,ja', ORIGIN: 'https://www.shop.example', ORIGIN_DE: 'https://de.shop.example' },
};

function textOf(file: StoredPage | undefined) {
  const { encoding, bytes } = file?.br ?? expect.fail('no such file');
  const body = bytes instanceof WholeAnswer ? bytes.body : bytes;
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}

/**
 * Reads a robots.txt as crawlers do (RFC 9309 §2.2): a rule is the beginning of an address, with `*` for anything and `$`
 * for its end.
 */
function robotsOf(robots: string): (address: string) => boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => {
    const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern.endsWith('$') ? pattern : pattern.replaceAll('$', '\\$')}`);
  });
  return (address) => rules.some((rule) => rule.test(address));
}

test('the shop’s origins are named to browsers that ask for passkeys, and no others', async () => {
  const file = (await publicFiles(readConfig(settings))).get('/.well-known/webauthn');
  expect(file?.headers).toContain('application/json');
  // Small enough not to be compressed.
  expect(file?.br.encoding).toBe('identity');
  expect(JSON.parse(textOf(file))).toEqual({
    origins: ['https://www.shop.example', 'https://de.shop.example'],
  });
});

test('the style of the page that stands in for others lies in memory', async () => {
  const file = (await publicFiles(readConfig(settings))).get('/outage.css');
  expect(file?.headers).toContain('text/css; charset=utf-8');
});

test('no page that knows its visitor is rendered by pointing at a link', async () => {
  const files = await publicFiles(readConfig(settings));
  const [rule] = JSON.parse(textOf(files.get('/speculation-rules.json'))).prerender;
  const excluded: string[] = rule.where.and[1].not.href_matches;
  const { exchangeCode, subscriptionCancel, offlineActivation, updatePaymentMethod } = paths;
  const { payRenewal, priceChange, findOrder, member, checkout } = paths;
  for (const path of [
    ...[exchangeCode, subscriptionCancel, offlineActivation, updatePaymentMethod],
    ...[payRenewal, priceChange, findOrder, member, checkout],
  ]) {
    expect(excluded).toEqual(expect.arrayContaining([`${path}*`, `/ja${path}*`]));
  }
  // Search engines may show the pages that anybody may open.
  expect(textOf(files.get('/robots.txt'))).not.toContain(exchangeCode);
});

test('robots leave pages of one visitor alone, and no others that are called alike', async () => {
  const robots = textOf((await publicFiles(readConfig(settings))).get('/robots.txt'));
  const isLeftAlone = robotsOf(robots);
  for (const path of [
    ...['/checkout', '/ja/checkout?pid=643', '/member', '/member?a=login', '/member/google'],
    // Old links, which lead to them.
    ...['/checkout.htm?pid=643&opt643=1M', '/ja/checkout.htm', '/order/subscribe.php?pid=643'],
  ])
    expect({ path, isLeftAlone: isLeftAlone(path) }).toEqual({ path, isLeftAlone: true });
  for (const path of [
    '/backend/member/',
    '/api/cms/footer',
    '/mlink?p=643',
    '/mlink/download.php',
    '/dev/mailbox',
  ])
    expect({ path, isLeftAlone: isLeftAlone(path) }).toEqual({ path, isLeftAlone: true });
  for (const path of [
    '/payment-methods',
    '/members-only',
    '/setup-a-drive',
    '/device-settings',
    '/apis',
    '/',
  ])
    expect({ path, isLeftAlone: isLeftAlone(path) }).toEqual({ path, isLeftAlone: false });
});

test.each(TOOLS)('robots and pointing at a link leave /%s alone, whatever is asked of it', async (tool) => {
  const files = await publicFiles(readConfig(settings));
  const isLeftAlone = robotsOf(textOf(files.get('/robots.txt')));
  const rules = textOf(files.get('/speculation-rules.json'));
  for (const path of [`/${tool}/`, `/${tool}?`]) {
    expect(isLeftAlone(`${path}a`)).toBe(true);
    expect(rules).toContain(`"${path}*"`);
  }
});

test('robots leave pages of one visitor alone where pages have a suffix', async () => {
  const files = await publicFiles(readConfig({ ...settings, PAGE_SUFFIX: '.html' }));
  const isLeftAlone = robotsOf(textOf(files.get('/robots.txt')));
  for (const path of [
    ...['/checkout.html', '/checkout.html?pid=643', '/checkout', '/ja/member.html?a=login'],
    '/checkout.htm?pid=643',
  ])
    expect({ path, isLeftAlone: isLeftAlone(path) }).toEqual({ path, isLeftAlone: true });
  expect(isLeftAlone('/member-prices.html')).toBe(false);
});
