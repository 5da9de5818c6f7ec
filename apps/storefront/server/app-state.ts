import type { Config } from '@spindle/platform/config.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import { ALL_LOCALES, DOMAIN_ID, LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { type AppState, NOBODY } from '../page/app-state.ts';
import type { Client } from './http/client.ts';

const symbolOf = (currency: Currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const CURRENCY = Object.fromEntries(
  ALL_LOCALES.map((locale) => {
    const code = LANGUAGES[locale].currency;
    return [locale, { code, symbol: symbolOf(code) }];
  }),
) as Record<Locale, { code: Currency; symbol: string }>;

/**
 * What the server knows at the beginning of a visit. The page adds its type and its product.
 * @param client the visitor, or undefined for a page that is the same for everyone
 */
export function appStateOf(
  config: Pick<Config, 'locales' | 'serverLocation' | 'backendOrigins' | 'payments' | 'cookies'>,
  site: Site,
  client: Client | undefined,
): AppState {
  const { locales, serverLocation, backendOrigins, payments } = config;
  return {
    locales,
    locale: site.locale,
    language_id: LANGUAGES[site.locale].databaseId,
    domain_id: DOMAIN_ID,
    host: new URL(site.origin).host,
    locationOrigin: site.origin,
    prefix: site.prefix,
    page_suffix: site.suffix ?? '',
    cookie_domain: config.cookies.domain ?? '',
    client: client?.os ?? 'win',
    mobile: client?.mobile ?? false,
    ip: client?.ip ?? '',
    country: client?.country ?? '',
    pageType: '',
    userTagsRes: null,
    user_info: NOBODY,
    server_location: serverLocation,
    backend_host: backendOrigins[serverLocation] ?? '',
    backend_hosts: backendOrigins,
    product: {
      currency: CURRENCY,
      currentPid: '',
      proInfo: null,
      default_pay: { subscription: 'card', non_subscription: 'card' },
      pay: { pay: payments.provider, platform: 'default_store' },
    },
    promotion: { productLine: 'common', cookieSuffix: 'default' },
  };
}
