export const paths = {
  home: '/',
  /** A document that is a page of its own, whatever its type; fixed paths win (`content/publishing/reserved-names.ts`). */
  document: '/:slug',
  documentBuy: '/:slug/buy',
  checkout: '/checkout',
  payment: '/payment',
  thankYou: '/thankyou',
  payRenewal: '/pay-renewal',
  priceChange: '/price-change',
  cardInfoPay: '/card-info-pay',
  /** The card provider's page of the sandbox. */
  sandboxPay: '/sandbox/pay/:payment',
  member: '/member',
  /** Where Google sends people back to (`GOOGLE_CALLBACK` of the domain). */
  googleCallback: '/member/google',
  exchangeCode: '/exchange-code',
  updatePaymentMethod: '/update-payment-method',
  subscriptionCancel: '/subscription-cancel',
  /** For a computer without a network; `code` is what its program shows. */
  offlineActivation: '/activate-offline',
  licenceFile: '/activate-offline/file',
  findOrder: '/find-order',
  contact: '/contact',
  store: '/store',
  help: '/help',
  helpArticle: '/help/:name',
  search: '/search',
  /** What there is to download of a product. */
  downloads: '/downloads/:product',
  promotion: '/promotion',
  promotionInfo: '/promotion/promotion_info.json',
  /** A further page of the list of a category's articles; the first is the category's own page. */
  categoryPage: '/:category/:page',
  /** A document by its slug, whatever its address (spec §2). */
  entryProduct: '/entry-product',
  entryProductBuy: '/entry-product-buy',
  entryArticleCategory: '/entry-article-category',
  entrySystemArticle: '/entry-system-article',
  /** Addresses that links from elsewhere have (spec §7). */
  checkoutHtm: '/checkout.htm',
  subscribe: '/order/subscribe.php',
  mlink: '/mlink',
  mlinkDownload: '/mlink/download.php',
  setup: '/setup/:file',
  /** A release's own file, at an address that is signed and ends. */
  releaseFile: '/setup/files/:release/:file',
  /** Every block in every state, for developers. */
  devBlocks: '/dev/blocks',
  notFound: '/*',
} as const;
