import type { Config } from '@spindle/platform/config.ts';
import { TOOLS } from '@spindle/platform/no-page.ts';
import { paths } from '../page/paths.ts';
import { OUTAGE_CSS } from './http/outage-style.ts';
import { OUTAGE_STYLE } from './http/stand-in.ts';
import type { StoredPage } from './page-cache/stored-page.ts';
import { staticFile } from './static-files.ts';

/**
 * Paths that robots and speculative loading must avoid: personal pages and the start of a purchase, with the old links to them.
 */
const PRIVATE = [
  ...[paths.checkout, paths.payment, paths.thankYou, paths.member],
  ...[paths.checkoutHtm, paths.subscribe],
];
/** Further paths that speculative loading must avoid: these pages know their visitor and say once that a session is over. */
const OF_VISITOR = [
  ...[paths.exchangeCode, paths.subscriptionCancel, paths.offlineActivation, paths.updatePaymentMethod],
  ...[paths.payRenewal, paths.priceChange, paths.cardInfoPay, paths.findOrder],
];
/** Paths below each tool, and its queries. */
const OF_TOOLS = TOOLS.flatMap((name) => [`/${name}/`, `/${name}?`]);

/**
 * Rules that keep robots from a page, its queries and the paths below it. A rule matches the beginning of an address (RFC
 * 9309 §2.2.2): the bare path would also match the article `/payment-methods`.
 */
const pageRules = (path: string) => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`);

/** Small files whose content follows from the settings. */
export async function publicFiles(config: Config): Promise<Map<string, StoredPage>> {
  const prefixes = [...new Set(config.sites.map(({ prefix }) => prefix))];
  const onSites = (of: readonly string[]) => of.flatMap((path) => prefixes.map((prefix) => prefix + path));
  const kept = onSites(PRIVATE);
  const { suffix } = config.sites[0];
  const robots = [
    'User-agent: *',
    ...kept.flatMap((path) => [...pageRules(path), ...(suffix ? pageRules(path + suffix) : [])]),
    ...OF_TOOLS.map((path) => `Disallow: ${path}`),
    ...config.pageOrigins.map((origin) => `Sitemap: ${origin}/sitemap.xml`),
    '',
  ].join('\n');
  const excluded = [...kept, ...onSites(OF_VISITOR), ...OF_TOOLS].map((path) => `${path}*`);
  const speculation = {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: excluded } },
            { not: { selector_matches: '[rel~=nofollow], [target=_blank], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  // The origins that may use the shop's passkeys besides their own domain (WebAuthn Level 3, §5.11).
  const passkeys = JSON.stringify({ origins: config.pageOrigins });
  const text = async (type: string, body: string) =>
    staticFile(config, { type, cacheControl: 'public, max-age=3600', body: Buffer.from(body) });
  return new Map([
    ['/robots.txt', await text('text/plain; charset=utf-8', robots)],
    [OUTAGE_STYLE, await text('text/css; charset=utf-8', OUTAGE_CSS)],
    ['/.well-known/webauthn', await text('application/json', passkeys)],
    ['/speculation-rules.json', await text('application/speculationrules+json', JSON.stringify(speculation))],
  ]);
}
