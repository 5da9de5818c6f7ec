import type { Config } from '@spindle/platform/config.ts';
import { TOOLS } from '@spindle/platform/no-page.ts';
import { paths } from '../page/paths.ts';
import { OUTAGE_CSS } from './http/outage-style.ts';
import { OUTAGE_STYLE } from './http/stand-in.ts';
import type { StoredPage } from './page-cache/stored-page.ts';
import { staticFile } from './static-files.ts';

/** Paths that robots and speculative loading leave alone: personal, or the start of a purchase, also as links of before lead there. */
const PRIVATE = [
  ...[paths.checkout, paths.payment, paths.thankYou, paths.member],
  ...[paths.checkoutHtm, paths.subscribe],
];
/** Paths that speculative loading leaves alone besides: they know their visitor, and say once that a session is over. */
const OF_VISITOR = [
  ...[paths.exchangeCode, paths.subscriptionCancel, paths.offlineActivation, paths.updatePaymentMethod],
  ...[paths.payRenewal, paths.priceChange, paths.cardInfoPay, paths.findOrder],
];
/** What is below a tool, and what it is asked. */
const OF_TOOLS = TOOLS.flatMap((name) => [`/${name}/`, `/${name}?`]);

/**
 * What keeps robots from a page, from its query and from what is below it. A rule is the beginning of an address (RFC 9309
 * §2.2.2): the path alone would keep them from the article `/payment-methods`, too.
 */
const pageRules = (path: string) => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`);

/** Small files that follow from the settings. */
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
  // Where the shop's passkeys may be asked for besides their own domain (WebAuthn Level 3, §5.11).
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
