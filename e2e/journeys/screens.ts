import type { Page } from '@playwright/test';
import { ready, visit } from '../ready.ts';
import { cards, newAddress } from '../shop.ts';
import { continueAs, licenceKeyOn, payWith, toPayment } from './buying.ts';
import { logIn } from './log-in.ts';
import { newMember } from './members.ts';

export interface Screen {
  name: string;
  /** Opens the screen; `prefix` is the language's, such as `/de`. Steps through forms are in English. */
  open(page: Page, prefix: string): Promise<unknown>;
  /** The way there needs English words: in other languages the screen is opened at the address where that way has led. */
  englishWay?: true;
}

const at =
  (path: string) =>
  (page: Page, prefix: string): Promise<unknown> =>
    visit(page, `${prefix}${path}` || '/');

/** Every screen of the shop. */
export const screens: readonly Screen[] = [
  { name: 'home', open: at('') },
  { name: 'product', open: at('/dvd-ripper') },
  { name: 'product-blu-ray', open: at('/blu-ray-ripper') },
  { name: 'product-ai-suite', open: at('/ai-suite') },
  { name: 'buy', open: at('/dvd-ripper/buy') },
  { name: 'buy-with-coupon', open: at('/blu-ray-ripper/buy?coupon=DNC10') },
  { name: 'article', open: at('/dvd-capacity') },
  { name: 'article-with-questions', open: at('/blu-ray-region-codes') },
  { name: 'category', open: at('/dvd') },
  { name: 'category-page', open: at('/blu-ray/2') },
  { name: 'help', open: at('/help') },
  { name: 'help-article', open: at('/help/disc-is-not-recognised') },
  { name: 'contact', open: at('/contact') },
  { name: 'policy', open: at('/privacy') },
  { name: 'store', open: at('/store') },
  { name: 'service', open: at('/exchange-code') },
  { name: 'offline-activation', open: at('/activate-offline') },
  { name: 'find-order', open: at('/find-order') },
  { name: 'promotion', open: at('/promotion') },
  { name: 'not-found', open: at('/no-such-page') },
  { name: 'checkout', open: at('/checkout?pid=643&opt643=LFT') },
  { name: 'checkout-problem', open: at('/checkout?pid=999999&opt999999=LFT') },
  { name: 'product-free', open: at('/spindle-player') },
  { name: 'product-x', open: at('/spindle-x') },
  { name: 'product-ultimate', open: at('/spindle-ultimate') },
  { name: 'search', open: at('/search?q=dvd') },
  { name: 'downloads', open: at('/downloads/dvd-ripper') },
  { name: 'subscription-cancel', open: at('/subscription-cancel') },
  { name: 'update-payment-method', open: at('/update-payment-method') },
  { name: 'uninstall', open: at('/uninstall-software') },
  { name: 'refused', open: at('/%c3%28') },
  // Every block in every state, including those on no page of the demo shop; its countdown runs.
  { name: 'blocks', open: at('/dev/blocks') },
  { name: 'card-info', open: at('/card-info-pay') },
  { name: 'log-in', open: at('/member?a=login') },
  { name: 'register', open: at('/member?a=register') },
  { name: 'reset-password', open: at('/member?a=reset_password') },
  {
    name: 'sandbox-pay',
    englishWay: true,
    async open(page) {
      await visit(page, '/checkout?pid=643&opt643=LFT');
      await continueAs(page, newAddress());
    },
  },
  {
    name: 'thank-you',
    englishWay: true,
    async open(page) {
      await visit(page, '/checkout?pid=643&opt643=LFT');
      await continueAs(page, newAddress());
      await payWith(page, cards.pays);
      await licenceKeyOn(page);
    },
  },
  { name: 'overview', englishWay: true, open: (page) => logIn(page) },
  ...(
    [
      'my_products',
      'devices',
      'subscriptions',
      'orders',
      'account',
      'security',
      'privacy',
      // Other states: nothing is found, a release was undone, or can't be undone any more.
      'orders&q=nothing',
      'devices&kept=yes',
      'devices&kept=no',
    ] as const
  ).map(
    (section): Screen => ({
      name: `member-${section.replaceAll(/[_&=]/g, '-')}`,
      englishWay: true,
      async open(page) {
        await logIn(page);
        await visit(page, `/member?a=${section}`);
      },
    }),
  ),
  ...(
    [
      ['member-change-plan', /^Change plan/],
      ['member-tax-country', /^Country for tax/],
    ] as const
  ).map(
    ([name, link]): Screen => ({
      name,
      englishWay: true,
      async open(page) {
        await newMember(page.request);
        await visit(page, '/checkout?pid=643&opt643=1M');
        await toPayment(page);
        await payWith(page, cards.pays);
        await licenceKeyOn(page);
        await visit(page, '/member?a=subscriptions');
        await page.getByRole('main').getByRole('link', { name: link }).click();
        await page.waitForURL(/&(change|country)=/);
        await ready(page);
      },
    }),
  ),
  {
    name: 'member-without-anything',
    englishWay: true,
    async open(page) {
      await newMember(page.request);
      await visit(page, '/member');
    },
  },
  {
    name: 'order',
    englishWay: true,
    async open(page) {
      await newMember(page.request);
      await visit(page, '/checkout?pid=643,646&opt643=LFT&opt646=1Y&coupon=DNC10');
      await toPayment(page);
      await payWith(page, cards.pays);
      await licenceKeyOn(page);
      await visit(page, '/member?a=orders');
      await page
        .getByRole('main')
        .getByRole('link', { name: /DVD Ripper/ })
        .click();
      await page.getByRole('heading', { level: 1, name: /^Order SP-/ }).waitFor();
    },
  },
];
