import { termsOf } from '@spindle/domain/checkout/terms.ts';
import type { LineChoice } from './checkout/line-choices.ts';
import type { QuotePage } from './checkout/quote-page.ts';
import type { ShownCheckout } from './show-checkout.ts';

export const dvdRipper: LineChoice = {
  pid: '643',
  product: { slug: 'dvd_ripper', name: 'DVD Ripper', productLine: 'dvd', system: 'win' },
  replaces: undefined,
  licenceType: 'LFT',
  price: '$49.99',
  plans: [
    { licenceType: '1M', price: '$19.99', href: '?pid=643&opt643=1M', chosen: false },
    { licenceType: 'LFT', price: '$49.99', href: '?pid=643&opt643=LFT', chosen: true },
  ],
  systems: [
    { system: 'win', href: '?pid=643&opt643=LFT', chosen: true },
    { system: 'mac', href: '?pid=60643&opt60643=LFT', chosen: false },
  ],
  withoutHref: undefined,
};
export const page: QuotePage = {
  kind: 'quote',
  lines: [dvdRipper],
  names: 'DVD Ripper',
  subtotal: '$49.99',
  promotions: [],
  lowest: [],
  discount: '−$5.00',
  total: '$44.99',
  totalMinor: 4499,
  coupon: { code: 'DNC10' },
  takesCoupon: true,
  submitTo: '?pid=643&opt643=LFT&coupon=DNC10',
  plain: {
    href: '?pid=643&opt643=LFT',
    fields: [
      ['pid', '643'],
      ['opt643', 'LFT'],
    ],
  },
  tax: 'Includes $7.18 VAT (19%).',
  waived: undefined,
  taxedAs: { country: 'DE', vatId: '' },
  knownVatId: undefined,
  buyer: { country: 'DE', company: '', address: '', vatId: '' },
  countries: 'DE US',
  terms: termsOf({
    lines: [{ ...dvdRipper, renewalMinor: null }],
    ...{ currency: 'USD', totalMinor: 4499, locale: 'en', country: 'US' },
  }),
  methods: undefined,
  formToken: 'a-form-token-of-this-page',
  memberEmail: undefined,
  sessionEnded: false,
  supportEmail: 'support@spindle.test',
};

export const several: QuotePage = {
  ...page,
  lines: [
    { ...dvdRipper, withoutHref: '?pid=646&opt646=1Y' },
    {
      ...dvdRipper,
      ...{ pid: '646', licenceType: '1Y', price: '$29.99', withoutHref: '?pid=643&opt643=LFT' },
      product: { slug: 'blu_ray_ripper', name: 'Blu-ray Ripper', productLine: 'blu-ray', system: 'win' },
    },
  ],
  names: 'DVD Ripper and Blu-ray Ripper',
  terms: termsOf({
    lines: [
      { ...dvdRipper, renewalMinor: null },
      { licenceType: '1Y', renewalMinor: 2999, product: { name: 'Blu-ray Ripper' } },
    ],
    ...{ currency: 'USD', totalMinor: 4499, locale: 'en', country: 'DE' },
  }),
};

export const shown: ShownCheckout = {
  kind: 'shown',
  standing: 'paid',
  checkoutId: 'CHECKOUT',
  orderNumber: 'SP-7K3QX-9M2TD',
  purchaseRef: '0123456789abcdef',
  invoices: [
    {
      kind: 'invoice',
      number: 'INV-2026-000001',
      link: '/backend/order/invoice?number=INV-2026-000001',
      electronicLink: '/backend/order/invoice?number=INV-2026-000001&format=ubl',
    },
  ],
  seller: ['Spindle GmbH', 'Lichtweg 12', '10115 Berlin', 'DE', 'DE123456789'],
  business: [],
  tax: undefined,
  email: 'kei@example.test',
  giftEmail: undefined,
  memberView: false,
  paidOn: '22 November 2026',
  paid: '$44.99',
  reductions: [{ label: 'Coupon DNC10', amount: '−$5.00' }],
  lines: [
    {
      product: { name: 'DVD Ripper', pid: '643', system: 'win', productLine: 'dvd' },
      licenceType: 'LFT',
      quantity: 1,
      list: '$49.99',
      total: '$44.99',
      licences: [{ key: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE', worksUntil: undefined, updatesUntil: undefined }],
      opens: undefined,
      download: { version: '1.4.0', url: 'https://downloads.spindle.test/dvd.exe' },
    },
  ],
  renewals: [],
  productNames: 'DVD Ripper',
  total: '$44.99',
  payAt: undefined,
  againHref: '/checkout?pid=643&opt643=LFT',
  supportEmail: 'support@spindle.test',
};

export const purchase = { shown, token: 'token', answer: undefined };

/** The text without its tags. */
export const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
