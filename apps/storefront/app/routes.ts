import type { RouteConfigEntry } from '@react-router/dev/routes';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { PRODUCT_SLUGS, paths } from '../page/paths.ts';

/** English, or the first active language where English is not served, has no prefix. */
const PREFIXED: readonly Locale[] = ALL_LOCALES.filter((locale) => locale !== 'en');

function screens(): RouteConfigEntry[] {
  return [
    {
      id: 'content',
      file: 'shop/layout.tsx',
      children: [
        { id: 'home', index: true, file: 'shop/home.tsx' },
        ...PRODUCT_SLUGS.flatMap((slug) => [
          { id: `product.${slug}`, path: urlPath(paths.product, slug), file: 'shop/product.tsx' },
          { id: `buy.${slug}`, path: urlPath(paths.buy, slug), file: 'shop/buy.tsx' },
        ]),
        { id: 'not-found', path: paths.notFound.slice(1), file: 'shop/not-found.tsx' },
      ],
    },
    { id: 'checkout', path: paths.checkout.slice(1), file: 'checkout/checkout/checkout.tsx' },
    { id: 'payment', path: paths.payment.slice(1), file: 'checkout/payment/payment.tsx' },
    { id: 'thank-you', path: paths.thankYou.slice(1), file: 'checkout/thank-you/thank-you.tsx' },
    {
      id: 'card-info-pay',
      path: paths.cardInfoPay.slice(1),
      file: 'checkout/card-info-pay/card-info-pay.tsx',
    },
    { id: 'sandbox-pay', path: paths.sandboxPay.slice(1), file: 'checkout/sandbox-pay/sandbox-pay.tsx' },
    { id: 'member', path: paths.member.slice(1), file: 'member/member.tsx' },
    { id: 'checkout.htm', path: paths.checkoutHtm.slice(1), file: 'shop/checkout-htm.ts' },
    { id: 'mlink', path: paths.mlink.slice(1), file: 'shop/download.ts' },
    { id: 'mlink.download', path: paths.mlinkDownload.slice(1), file: 'shop/download.ts' },
    { id: 'setup', path: paths.setup.slice(1), file: 'shop/download.ts' },
  ];
}

function urlPath(pattern: string, slug: string): string {
  return pattern.slice(1).replace(':product', slug.replaceAll('_', '-'));
}

/** The same screens under `/de`, `/ja` …; which of them are active is decided by the server's settings. */
function prefixed(locale: Locale, entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map(({ id, index, path, children, ...entry }) => ({
    ...entry,
    id: `${locale}/${id}`,
    ...(index && { path: locale }),
    ...(path && { path: `${locale}/${path}` }),
    ...(children && { children: prefixed(locale, children) }),
  }));
}

export default [...screens(), ...PREFIXED.flatMap((locale) => prefixed(locale, screens()))];
