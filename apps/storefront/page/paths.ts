export const paths = {
  home: '/',
  /** A document that is a page of its own, whatever its type; fixed paths win (`content/publishing/reserved-names.ts`). */
  document: '/:slug',
  documentBuy: '/:slug/buy',
  checkout: '/checkout',
  payment: '/payment',
  thankYou: '/thankyou',
  cardInfoPay: '/card-info-pay',
  /** The card provider's page of the sandbox. */
  sandboxPay: '/sandbox/pay/:payment',
  member: '/member',
  contact: '/contact',
  /** Addresses that links from elsewhere have (spec §7). */
  checkoutHtm: '/checkout.htm',
  mlink: '/mlink',
  mlinkDownload: '/mlink/download.php',
  setup: '/setup/:file',
  /** Every block in every state, for developers. */
  devBlocks: '/dev/blocks',
  notFound: '/*',
} as const;
