/** Products with pages of their own, by document slug; the URL has hyphens (`/dvd-ripper`). */
export const PRODUCT_SLUGS = ['dvd_ripper', 'blu_ray_ripper'] as const;

export const paths = {
  home: '/',
  product: '/:product',
  buy: '/:product/buy',
  checkout: '/checkout',
  payment: '/payment',
  thankYou: '/thankyou',
  cardInfoPay: '/card-info-pay',
  /** The card provider's page of the sandbox. */
  sandboxPay: '/sandbox/pay/:payment',
  member: '/member',
  /** Addresses that links from elsewhere have (spec §7). */
  checkoutHtm: '/checkout.htm',
  mlink: '/mlink',
  mlinkDownload: '/mlink/download.php',
  setup: '/setup/:file',
  notFound: '/*',
} as const;
