import { termsOf } from '@spindle/domain/checkout/terms.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { BuyForm } from './checkout/BuyForm.tsx';
import { CheckoutProblem } from './checkout/CheckoutProblem.tsx';
import { CouponField } from './checkout/CouponField.tsx';
import type { LineChoice } from './checkout/line-choices.ts';
import { NextSteps } from './checkout/NextSteps.tsx';
import { PlanChoice } from './checkout/PlanChoice.tsx';
import { PurchaseSummary } from './checkout/PurchaseSummary.tsx';
import type { QuotePage } from './checkout/quote-page.ts';
import { SaveBasket } from './checkout/SaveBasket.tsx';
import { HiddenPage } from './HiddenPage.tsx';
import { PaymentState } from './PaymentState.tsx';
import { CardFields } from './sandbox-pay/CardFields.tsx';
import type { ShownCheckout } from './show-checkout.ts';
import { PaymentPending } from './thank-you/PaymentPending.tsx';
import { Purchase } from './thank-you/Purchase.tsx';

const dvdRipper: LineChoice = {
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
const page: QuotePage = {
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
  countries: [
    ['FR', 'France'],
    ['DE', 'Germany'],
  ],
  terms: termsOf({
    lines: [{ ...dvdRipper, renewalMinor: null }],
    ...{ currency: 'USD', totalMinor: 4499, locale: 'en', country: 'US' },
  }),
  formToken: 'a-form-token-of-this-page',
  memberEmail: undefined,
  sessionEnded: false,
  supportEmail: 'support@spindle.test',
};

const several: QuotePage = {
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

const shown: ShownCheckout = {
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
  discount: { code: 'DNC10', amount: '−$5.00' },
  lines: [
    {
      product: { name: 'DVD Ripper', pid: '643', system: 'win', productLine: 'dvd' },
      licenceType: 'LFT',
      quantity: 1,
      list: '$49.99',
      total: '$44.99',
      licences: [{ key: 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE', worksUntil: undefined, updatesUntil: undefined }],
      download: { version: '1.4.0', url: 'https://downloads.spindle.test/dvd.exe' },
    },
  ],
  productNames: 'DVD Ripper',
  total: '$44.99',
  payAt: undefined,
  againHref: '/checkout?pid=643&opt643=LFT',
  supportEmail: 'support@spindle.test',
};

const purchase = { shown, token: 'token', answer: undefined };

/** Words without their marks. */
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the checkout', () => {
  it('says the exact amount on the button and asks a guest for an address', async () => {
    const html = await renderForTest(<BuyForm page={page} refusal={undefined} />);
    expect(words(html)).toContain('Order with obligation to pay · $44.99');
    expect(html).toMatch(/<label for="(.+?)">Email<\/label>.*<input[^>]* id="\1"[^>]*autoComplete="email"/i);
    expect(html).toContain('name="form_token" value="a-form-token-of-this-page"');
  });

  it('asks nobody to pay what costs nothing', async () => {
    const lines = [{ ...dvdRipper, renewalMinor: null }];
    const buyer = { currency: 'USD', totalMinor: 0, locale: 'en', country: 'US' } as const;
    const free = { ...page, total: '$0.00', totalMinor: 0, terms: termsOf({ ...buyer, lines }) };
    const button = words(await renderForTest(<BuyForm page={free} refusal={undefined} />));
    expect(button).toContain('Order for free · $0.00');
    expect(button).not.toContain('obligation');
    const renews = { ...free, terms: termsOf({ ...buyer, lines: [{ ...dvdRipper, renewalMinor: 1999 }] }) };
    expect(words(await renderForTest(<BuyForm page={renews} refusal={undefined} />))).toContain('obligation');
    expect(words(await renderForTest(<NextSteps page={free} texts={undefined} />))).not.toContain('card');
  });

  it('folds whom it is a gift for, and opens with what was typed', async () => {
    const folded = await renderForTest(<BuyForm page={page} refusal={undefined} languages={['en', 'de']} />);
    expect(folded).toMatch(/<details class="coupon-fold"><summary>Is it a gift/);
    expect(folded).toMatch(/<option[^>]*value="de"[^>]*>Deutsch/);
    const refusal = {
      ...{ status: 422, formToken: 't' },
      reply: { values: { gift_email: 'mei@' }, fields: { gift_email: 'gift_email_invalid' } },
    };
    const again = await renderForTest(<BuyForm page={page} refusal={refusal} />);
    expect(again).toMatch(/<details class="coupon-fold" open="">/);
    expect(again).toContain('href="#buy-gift_email"');
    expect(again).toContain('value="mei@"');
  });

  it('shows a member the address and does not ask', async () => {
    const html = await renderForTest(
      <BuyForm page={{ ...page, memberEmail: 'mei@example.test' }} refusal={undefined} />,
    );
    expect(html).toContain('mei@example.test');
    expect(html).not.toContain('autoComplete="email"');
  });

  it('brings a refused form back with its values, a summary and the same token', async () => {
    const html = await renderForTest(
      <BuyForm
        page={page}
        refusal={{
          status: 422,
          formToken: 'the-token-of-the-refused-form',
          reply: { values: { email: 'nobody' }, fields: { email: 'invalid_email' } },
        }}
      />,
    );
    expect(html).toContain('value="the-token-of-the-refused-form"');
    expect(html).toContain('value="nobody"');
    expect(html).toMatch(/aria-invalid="true"/);
    expect(html).toMatch(/role="alert"[^>]*>.*<a class="link" href="#buy-email">Invalid E-mail format\./);
  });

  it('asks for each consent by a box of its own that nobody has ticked', async () => {
    const html = await renderForTest(<BuyForm page={several} refusal={undefined} />);
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toContain('checked');
    const refusal = {
      ...{ status: 422, formToken: 't' },
      reply: { values: { consent_delivery: '1' }, fields: { consent_withdrawal: 'consent_needed' } },
    };
    const again = await renderForTest(<BuyForm page={several} refusal={refusal} />);
    expect(again).toContain('href="#buy-consent_withdrawal"');
    expect(again.match(/checked/g)).toHaveLength(1);
    const elsewhere = await renderForTest(<BuyForm page={page} refusal={undefined} />);
    expect(elsewhere).not.toContain('checkbox');
  });

  it('offers to save the basket, and says where its link has gone', async () => {
    const html = await renderForTest(<SaveBasket page={page} answer={undefined} />);
    expect(html).toContain('name="intent" value="save"');
    expect(html).not.toMatch(/<details[^>]* open/);
    const wrong = { error: 'invalid_email', email: 'kei@' } as const;
    const again = await renderForTest(<SaveBasket page={page} answer={wrong} />);
    expect(again).toMatch(/<details[^>]* open/);
    expect(again).toContain('value="kei@"');
    expect(again).toContain('Invalid E-mail format.');
    const sent = await renderForTest(<SaveBasket page={page} answer={{ savedTo: 'kei@example.test' }} />);
    expect(words(sent)).toContain('The link is on its way to kei@example.test.');
  });

  it('tells who has been logged out, and asks for the address that it knew', async () => {
    const html = await renderForTest(
      <BuyForm
        page={{ ...page, sessionEnded: true }}
        refusal={{
          status: 401,
          formToken: 't',
          reply: { values: { email: 'mei@example.test' }, fields: {}, problem: 'session_expired' },
        }}
      />,
    );
    expect(words(html)).toContain('Your session has expired.');
    expect(words(html)).toContain('Nothing is lost');
    expect(html).toMatch(/<input[^>]*type="email"[^>]*value="mei@example\.test"/);
    expect(html).toContain('/member?a=login&amp;back=%2Fcheckout%3Fpid%3D643');
  });

  it('names both prices when the price has changed', async () => {
    const html = await renderForTest(
      <BuyForm
        page={page}
        refusal={{
          status: 409,
          formToken: 't',
          shownTotal: '$39.99',
          reply: { values: {}, fields: {}, problem: 'price_changed' },
        }}
      />,
    );
    expect(words(html)).toContain('The price was $39.99 when you last looked; it is now $44.99.');
  });

  it('marks the chosen licence and system', async () => {
    const html = await renderForTest(<PlanChoice lines={page.lines} />);
    expect(html.match(/aria-current="true"/g)).toHaveLength(2);
    expect(words(html)).toContain('Works on 1 computer and never expires.');
  });

  it('has a part for each of several products, to be changed and to be removed', async () => {
    const html = await renderForTest(<PlanChoice lines={several.lines} />);
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toMatch(/aria-label="Remove DVD Ripper"[^>]* href="[^"]*\?pid=646&amp;opt646=1Y"/);
    const summary = words(await renderForTest(<PurchaseSummary page={several} texts={undefined} />));
    expect(summary).toContain('DVD Ripper Lifetime · Windows $49.99 Blu-ray Ripper 1 year · Windows $29.99');
    expect(await renderForTest(<PurchaseSummary page={several} texts={undefined} />)).toContain(
      '1 year\u00a0·\u00a0Windows',
    );
    expect(summary).toContain('Not happy with one of them?');
  });

  it('lists the terms of every licence in the basket', async () => {
    const text = words(await renderForTest(<BuyForm page={several} refusal={undefined} />));
    expect(text).toContain('Lifetime: It is for 1 computer');
    expect(text).toContain('Blu-ray Ripper, 1 year: It is for 1 computer');
    expect(text).toContain('renews 1 year after payment and then every year, for $29.99 each time');
  });

  it('lists subtotal, coupon and total, and how to get the money back', async () => {
    const text = words(await renderForTest(<PurchaseSummary page={page} texts={undefined} />));
    expect(text).toContain('Subtotal $49.99 Coupon DNC10 −$5.00 Total $44.99');
    expect(text).toContain('Write to support@spindle.test within 14 days');
  });

  it('asks for the country, and for a business where there is one, in fields of their own', async () => {
    const html = await renderForTest(<BuyForm page={page} refusal={undefined} />);
    expect(html).toMatch(/<option value="DE" selected="">Germany<\/option>/);
    for (const name of ['company', 'address', 'vat_id']) expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<details class="coupon-fold business">/);
    // The Enter key orders: the button for the tax is not the form's first.
    expect(html.indexOf('type="submit"')).toBeLessThan(html.indexOf('value="tax"'));
    expect(html.slice(0, html.indexOf('value="tax"'))).toMatch(
      /<button type="submit" class="visually-hidden"/,
    );
  });

  it('says what of the total is tax, and what a business does not pay', async () => {
    const text = words(await renderForTest(<PurchaseSummary page={page} texts={undefined} />));
    expect(text).toContain('Total $44.99 Includes $7.18 VAT (19%).');
    const reversed = { ...page, tax: 'Reverse charge.', waived: '−$7.18', knownVatId: 'FR40303265045' };
    const summary = words(await renderForTest(<PurchaseSummary page={reversed} texts={undefined} />));
    expect(summary).toContain('VAT not charged −$7.18');
    const buy = words(await renderForTest(<BuyForm page={reversed} refusal={undefined} />));
    expect(buy).toContain('The EU’s register knows FR40303265045.');
  });

  it('opens the part for a business where something is wrong with it, and names a VAT id that was told', async () => {
    const reply = {
      values: { company: 'Disc SARL', vat_id: 'FR40303265045' },
      fields: { vat_id: 'vat_id_unavailable' },
    };
    const { total, totalMinor, tax, waived, taxedAs, knownVatId, terms } = page;
    const bill = { total, totalMinor, tax, waived, taxedAs, knownVatId, terms };
    const html = await renderForTest(
      <BuyForm
        page={page}
        refusal={{ status: 503, formToken: 't', reply }}
        billed={{ basket: page.submitTo, bill, reply, toldVatId: 'FR40303265045' }}
      />,
    );
    expect(html).toMatch(/<details class="coupon-fold business" open="">/);
    expect(html).toContain('name="told_vat_id" value="FR40303265045"');
    expect(words(html)).toContain('isn’t answering');
  });

  it('says what editors have written for the checkout', async () => {
    const texts = {
      ...{ title: 'Checkout', summaryTitle: 'Your order', paymentText: 'Pay there.', legalText: 'The law.' },
      ...{ deliveryText: 'The key comes by owl.', guaranteeTitle: '20 days', guaranteeText: 'Write to us.' },
    };
    const summary = words(await renderForTest(<PurchaseSummary page={page} texts={texts} />));
    for (const text of ['Your order', '20 days', 'Write to us.']) expect(summary).toContain(text);
    const steps = words(await renderForTest(<NextSteps page={page} texts={texts} />));
    for (const text of ['Pay there.', 'The key comes by owl.']) expect(steps).toContain(text);
  });

  it('says beside the field what is wrong with a coupon', async () => {
    const html = await renderForTest(
      <CouponField page={{ ...page, coupon: { code: 'NOPE', problem: 'coupon_unknown' } }} />,
    );
    expect(html).toMatch(/aria-describedby="coupon-error"/);
    expect(html).toMatch(/id="coupon-error".*This coupon code doesn’t exist\./);
    expect(html).toContain('value="NOPE"');
  });

  it('leads from a link that sells nothing to something that does', async () => {
    const html = await renderForTest(
      <CheckoutProblem
        problem={{
          kind: 'problem',
          error: 'unknown_licence_type',
          status: 422,
          product: { pid: '643', slug: 'dvd_ripper', name: 'DVD Ripper' },
          restHref: undefined,
        }}
        productHref="/dvd-ripper"
      />,
    );
    expect(html).toContain('href="/dvd-ripper"');
    expect(html).toContain('href="/"');
  });
});

describe('the thank-you page', () => {
  it('has the key in its markup, in one piece', async () => {
    const html = await renderForTest(<Purchase {...purchase} />);
    expect(html).toContain('<code>AAAAA-BBBBB-CCCCC-DDDDD-EEEEE</code>');
    expect(words(html)).toContain('SP-7K3QX-9M2TD');
    expect(html).toContain('href="https://downloads.spindle.test/dvd.exe"');
  });

  it('mails a guest the link to a first password, and says so alike with an account and without', async () => {
    const html = await renderForTest(<Purchase {...purchase} />);
    expect(html).toMatch(/<form [^>]*method="post".*name="csrf_token" value="token".*Mail me the link/s);
    const sent = await renderForTest(<Purchase {...purchase} answer={{ sent: true }} />);
    expect(words(sent)).toContain('A link to choose a password is on its way to kei@example.test.');
    const problem = { error: 'too_many_requests', retryAfterSeconds: 60 };
    const refused = await renderForTest(<Purchase {...purchase} answer={{ problem }} />);
    expect(words(refused)).toContain('Too many attempts.');
  });

  it('names the product of each key, so that several are told apart', async () => {
    const html = await renderForTest(<Purchase {...purchase} />);
    const [, labelledBy = ''] =
      html.match(/<article class="bought-label"[^>]*aria-labelledby="([^"]+)"/) ?? [];
    const named = labelledBy.split(' ').map((id) => words(html.split(`id="${id}"`)[1] ?? '').slice(0, 60));
    expect(named).toEqual([expect.stringContaining('DVD Ripper'), expect.stringContaining('Licence key')]);
  });

  it('is a receipt: who sold, who bought, when, what, and what was paid', async () => {
    const text = words(await renderForTest(<Purchase {...purchase} />));
    expect(text).toContain(
      'Seller Spindle GmbH, Lichtweg 12, 10115 Berlin, DE, DE123456789, spindle.test, support@spindle.test Buyer kei@example.test Order SP-7K3QX-9M2TD ' +
        'Paid on 22 November 2026 DVD Ripper, Lifetime, Windows $49.99 Coupon DNC10 −$5.00 Paid $44.99',
    );
  });

  it('shows no key of a gift, and whom it has gone to', async () => {
    const [line] = shown.lines;
    const gift: ShownCheckout = {
      ...{ ...shown, giftEmail: 'mei@example.test' },
      lines: [{ ...line, licences: [] }],
    };
    const text = words(await renderForTest(<Purchase {...purchase} shown={gift} />));
    expect(text).toContain('The licence key has been sent to mei@example.test.');
    expect(text).toContain('Gift for mei@example.test');
    expect(text).not.toContain('AAAAA');
  });

  it('tells a member where the key is kept', async () => {
    const text = words(
      await renderForTest(<Purchase {...purchase} shown={{ ...shown, memberView: true }} />),
    );
    expect(text).toContain('It’s also in your account.');
    expect(text).not.toContain('Mail me the link');
  });

  it('can ask again without script while the payment is pending', async () => {
    const html = await renderForTest(
      <PaymentPending shown={{ ...shown, standing: 'waiting', payAt: 'https://pay.test/1' }} />,
      { path: '/thankyou?checkout=CHECKOUT' },
    );
    expect(html).toContain('href="?checkout=CHECKOUT"');
    expect(html).toContain('href="https://pay.test/1"');
  });

  it('offers to pay what is open, to start again what has ended, and neither under review', async () => {
    const open = await renderForTest(
      <PaymentState shown={{ ...shown, standing: 'waiting', payAt: 'https://pay.test/1' }} />,
    );
    expect(open).toContain('href="https://pay.test/1"');
    const ended = await renderForTest(<PaymentState shown={{ ...shown, standing: 'ended' }} />);
    expect(ended).toContain('href="/checkout?pid=643&amp;opt643=LFT"');
    const review = await renderForTest(<PaymentState shown={{ ...shown, standing: 'review' }} />);
    expect(words(review)).toContain('kei@example.test');
    expect(review).not.toContain('checkout?pid');
  });

  it('leads whoever may not see it to the log-in', async () => {
    const html = await renderForTest(<HiddenPage />, { locale: 'de', path: '/thankyou' });
    expect(html).toContain('href="/de/member?a=my_products"');
    expect(words(html)).toContain('Diese Seite kann hier nicht angezeigt werden');
  });
});

describe('every language', () => {
  it.each(['en', 'de', 'ja', 'fr', 'zh'] as const)(
    '%s has all the words, and no inline style',
    async (locale) => {
      const parts = [
        <BuyForm key="1" page={page} refusal={undefined} />,
        <PurchaseSummary key="2" page={page} texts={undefined} />,
        <PlanChoice key="3" lines={page.lines} />,
        <PlanChoice key="6" lines={several.lines} />,
        <PurchaseSummary key="7" page={several} texts={undefined} />,
        <BuyForm key="8" page={several} refusal={undefined} />,
        <Purchase key="4" {...purchase} />,
        <CardFields key="5" amount="$44.99" refusal={undefined} />,
      ];
      for (const part of parts) {
        const html = await renderForTest(part, { locale });
        // A word that is missing is shown as its key.
        expect(words(html)).not.toMatch(/checkout\.|shop\.|[{}]/);
        expect(html).not.toContain('style=');
      }
    },
  );
});
