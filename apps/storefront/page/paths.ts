export const paths = {
  home: '/',
  /**
   * A document with a page of its own, whatever its type; fixed paths take precedence (`content/publishing/reserved-names.ts`).
   */
  document: '/:slug',
  documentBuy: '/:slug/buy',
  checkout: '/checkout',
  payment: '/payment',
  thankYou: '/thankyou',
  payRenewal: '/pay-renewal',
  priceChange: '/price-change',
  cardInfoPay: '/card-info-pay',
  /** The sandbox's stand-in for a card provider's page. */
  sandboxPay: '/sandbox/pay/:payment',
  member: '/member',
  /** Where Google redirects people back to (`GOOGLE_CALLBACK` of the domain). */
  googleCallback: '/member/google',
  exchangeCode: '/exchange-code',
  updatePaymentMethod: '/update-payment-method',
  subscriptionCancel: '/subscription-cancel',
  /** For a computer without a network; `code` is shown by the program there. */
  offlineActivation: '/activate-offline',
  licenceFile: '/activate-offline/file',
  findOrder: '/find-order',
  contact: '/contact',
  store: '/store',
  help: '/help',
  helpArticle: '/help/:name',
  search: '/search',
  /** A product's downloads. */
  downloads: '/downloads/:product',
  promotion: '/promotion',
  promotionInfo: '/promotion/promotion_info.json',
  /** A further page of a category's list of articles; the first is the category's own page. */
  categoryPage: '/:category/:page',
  /** A document by its slug, whatever its address (spec §2). */
  entryProduct: '/entry-product',
  entryProductBuy: '/entry-product-buy',
  entryArticleCategory: '/entry-article-category',
  entrySystemArticle: '/entry-system-article',
  /** Addresses that outside links use (spec §7). */
  checkoutHtm: '/checkout.htm',
  subscribe: '/order/subscribe.php',
  mlink: '/mlink',
  mlinkDownload: '/mlink/download.php',
  setup: '/setup/:file',
  /** A release's file, at a signed address that expires. */
  releaseFile: '/setup/files/:release/:file',
  /** Every block in every state, for developers. */
  devBlocks: '/dev/blocks',
  notFound: '/*',
} as const;
