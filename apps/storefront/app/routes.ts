import type { RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '../page/paths.ts';

/**
 * Every screen once, without a language: the server removes the language from a path before it looks here (the router's
 * `basename`). A screen is declared by its file and its path from `page/paths.ts`; the file declares everything else
 * about its page in `handle` (`page/route-handle.ts`).
 */
export default [
  {
    id: 'content',
    file: 'shop/layout.tsx',
    children: [
      { id: 'index', index: true, file: 'shop/home.tsx' },
      // The specification (§2) names these, like `index`; there, only articles have such addresses.
      { id: 'resource-detail', path: paths.document.slice(1), file: 'shop/document.tsx' },
      { id: 'resource-detail.buy', path: paths.documentBuy.slice(1), file: 'shop/document.tsx' },
      // The second segment is a number; '/buy' takes precedence.
      { id: 'category.page', path: paths.categoryPage.slice(1), file: 'articles/category-page.tsx' },
      { id: 'exchange-code', path: paths.exchangeCode.slice(1), file: 'exchange-code/exchange-code.tsx' },
      {
        id: 'update-payment-method',
        path: paths.updatePaymentMethod.slice(1),
        file: 'payment-method/update-payment-method.tsx',
      },
      {
        id: 'subscription-cancel',
        path: paths.subscriptionCancel.slice(1),
        file: 'subscription-cancel/subscription-cancel.tsx',
      },
      {
        id: 'offline-activation',
        path: paths.offlineActivation.slice(1),
        file: 'offline-activation/offline-activation.tsx',
      },
      { id: 'find-order', path: paths.findOrder.slice(1), file: 'find-order/find-order.tsx' },
      { id: 'contact', path: paths.contact.slice(1), file: 'help/contact.tsx' },
      { id: 'help', path: paths.help.slice(1), file: 'help/help.tsx' },
      { id: 'help.article', path: paths.helpArticle.slice(1), file: 'help/help-article.tsx' },
      { id: 'downloads', path: paths.downloads.slice(1), file: 'downloads/downloads.tsx' },
      { id: 'search', path: paths.search.slice(1), file: 'search/search.tsx' },
      { id: 'store', path: paths.store.slice(1), file: 'shop/store.tsx' },
      { id: 'promotion', path: paths.promotion.slice(1), file: 'shop/promotion.tsx' },
      { id: 'entry-product', path: paths.entryProduct.slice(1), file: 'shop/entry.tsx' },
      { id: 'entry-product-buy', path: paths.entryProductBuy.slice(1), file: 'shop/entry.tsx' },
      { id: 'entry-article-category', path: paths.entryArticleCategory.slice(1), file: 'shop/entry.tsx' },
      { id: 'entry-system-article', path: paths.entrySystemArticle.slice(1), file: 'shop/entry.tsx' },
      { id: 'not-found', path: paths.notFound.slice(1), file: 'shop/not-found.tsx' },
    ],
  },
  { id: 'checkout', path: paths.checkout.slice(1), file: 'checkout/checkout/checkout.tsx' },
  { id: 'payment', path: paths.payment.slice(1), file: 'checkout/payment/payment.tsx' },
  { id: 'price-change', path: paths.priceChange.slice(1), file: 'checkout/price-change/price-change.tsx' },
  { id: 'pay-renewal', path: paths.payRenewal.slice(1), file: 'checkout/pay-renewal/pay-renewal.tsx' },
  { id: 'thank-you', path: paths.thankYou.slice(1), file: 'checkout/thank-you/thank-you.tsx' },
  {
    id: 'card-info-pay',
    path: paths.cardInfoPay.slice(1),
    file: 'checkout/card-info-pay/card-info-pay.tsx',
  },
  { id: 'sandbox-pay', path: paths.sandboxPay.slice(1), file: 'checkout/sandbox-pay/sandbox-pay.tsx' },
  { id: 'member', path: paths.member.slice(1), file: 'member/member.tsx' },
  { id: 'google-callback', path: paths.googleCallback.slice(1), file: 'member/google/google-callback.ts' },
  { id: 'checkout.htm', path: paths.checkoutHtm.slice(1), file: 'shop/checkout-htm.ts' },
  { id: 'subscribe', path: paths.subscribe.slice(1), file: 'member/subscribe-php.ts' },
  { id: 'promotion.info', path: paths.promotionInfo.slice(1), file: 'shop/promotion-info.ts' },
  { id: 'mlink', path: paths.mlink.slice(1), file: 'downloads/download.ts' },
  { id: 'mlink.download', path: paths.mlinkDownload.slice(1), file: 'downloads/download.ts' },
  { id: 'licence-file', path: paths.licenceFile.slice(1), file: 'offline-activation/licence-file.ts' },
  { id: 'dev.blocks', path: paths.devBlocks.slice(1), file: 'dev/blocks.tsx' },
  { id: 'setup', path: paths.setup.slice(1), file: 'downloads/download.ts' },
] satisfies RouteConfigEntry[];
