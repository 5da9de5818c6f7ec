import { termsOf } from '@spindle/domain/checkout/terms.ts';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { dvdRipper, page, several, words } from '../pages-for-test.ts';
import { BuyForm } from './BuyForm.tsx';
import { CheckoutProblem } from './CheckoutProblem.tsx';
import { CouponField } from './CouponField.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import type { LeftPayment } from './left-payment.ts';
import { NextSteps } from './NextSteps.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import { SaveBasket } from './SaveBasket.tsx';

describe('the checkout', () => {
  it('says the exact amount on the button and asks a guest for an address', async () => {
    const html = await renderForTest(<BuyForm page={page} refusal={undefined} />);
    expect(words(html)).toContain('Order with obligation to pay $44.99');
    // The amount can stand on a line of its own, so nothing joins it to the words.
    expect(html).toMatch(/<span>Order with obligation to pay<\/span> <span class="price">\$44\.99</);
    expect(html).toMatch(/<label for="(.+?)">Email<\/label>.*<input[^>]* id="\1"[^>]*autoComplete="email"/i);
    expect(html).toContain('name="form_token" value="a-form-token-of-this-page"');
  });

  it('asks nobody to pay what costs nothing', async () => {
    const lines = [{ ...dvdRipper, renewalMinor: null }];
    const buyer = { currency: 'USD', totalMinor: 0, locale: 'en', country: 'US' } as const;
    const free = { ...page, total: '$0.00', totalMinor: 0, terms: termsOf({ ...buyer, lines }) };
    const button = words(await renderForTest(<BuyForm page={free} refusal={undefined} />));
    expect(button).toContain('Order for free $0.00');
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

  it('keeps whom it is a gift for, and their language, past the payment page', async () => {
    const left: LeftPayment = {
      ...{ email: 'kei@example.test', giftEmail: 'mei@example.test', giftLocale: 'de' },
      ...{ buyer: {}, checkoutId: 'CHECKOUT', as: 'unpaid' },
    };
    const html = await renderForTest(
      <BuyForm page={page} left={left} refusal={undefined} languages={['en', 'de']} />,
    );
    expect(html).toMatch(/<input[^>]*name="gift_email"[^>]*value="mei@example\.test"/);
    expect(html).toMatch(/<option[^>]*value="de"[^>]*selected=""/);
  });

  describe('where there is more than one way to pay', () => {
    const methods = {
      label: 'Payment method',
      chosen: 'card',
      offered: [
        { method: 'blockchain', text: 'Cryptocurrency', usable: false },
        { method: 'card', text: 'Card', usable: true },
      ],
    } as const;

    it('asks which, with the usual one chosen beforehand', async () => {
      const html = await renderForTest(<BuyForm page={{ ...page, methods }} refusal={undefined} />);
      expect(html).toMatch(/<fieldset class="pay-methods"><legend>Payment method<\/legend>/);
      expect(html.match(/type="radio" name="method"/g)).toHaveLength(2);
      expect(html).toMatch(/<label><input[^>]* name="method" checked="" value="card"\/><span>Card</);
      // A method that can't be used says so before the form is sent.
      expect(html.match(/<small>This payment method can(?:'|&#x27;)t be used for now\./g)).toHaveLength(1);
      expect(html).toMatch(/value="blockchain"\/><span>[^<]*(?:<!-- -->)?<small>/);
      const one = await renderForTest(<BuyForm page={page} refusal={undefined} />);
      expect(one).not.toContain('name="method"');
    });

    it.each([
      ['en', "This payment method can't be used for now. Please use another payment method."],
      ['de', 'Diese Zahlungsart ist zurzeit nicht verfügbar. Bitte wählen Sie eine andere.'],
      ['fr', 'Ce moyen de paiement'],
      ['ja', '現在、このお支払い方法はご利用いただけません。別のお支払い方法をお選びください。'],
      ['zh', '目前無法使用此付款方式，請改用其他付款方式。'],
    ] as const)('says beside them in %s that one can’t be used, and keeps the rest', async (locale, said) => {
      const reply = {
        values: { email: 'kei@example.test', method: 'blockchain' },
        fields: { method: 'method_unavailable' },
      };
      const refusal = { status: 422, formToken: 't', reply };
      const draw = (shown: typeof page) =>
        renderForTest(<BuyForm page={shown} refusal={refusal} />, { locale });
      const html = (await draw({ ...page, methods })).replaceAll('&#x27;', "'");
      const [, group = ''] = html.match(/<fieldset class="pay-methods"(.*?)<\/fieldset>/s) ?? [];
      expect(group).toMatch(/^ aria-describedby="buy-method-error"/);
      expect(group).toMatch(/id="buy-method"[^>]* checked="" value="blockchain"/);
      expect(group.slice(group.indexOf('id="buy-method-error"'))).toContain(said);
      expect(html).toContain('href="#buy-method"');
      expect(html).toContain('value="kei@example.test"');
      // If the choice has gone meanwhile, the error is the whole form's.
      const gone = (await draw(page)).replaceAll('&#x27;', "'");
      expect(gone).not.toContain('#buy-method');
      expect(gone).toContain(said);
    });
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
    expect(html).toMatch(
      /role="alert"[^>]*>.*<a class="link" href="#buy-email">Email: Invalid E-mail format\./,
    );
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
    expect(again).toContain('href="#buy-consent_withdrawal">Right of withdrawal: Please tick this box.');
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

  it('shows the picture that editors gave the product in place of its box', async () => {
    const picture = {
      src: '/media/box.png',
      srcSet: '/images/320/box.png.webp 320w',
      width: 300,
      height: 200,
    };
    const html = await renderForTest(<PurchaseSummary page={page} texts={undefined} picture={picture} />);
    expect(html).toContain(
      'class="summary-box"><img src="/media/box.png" srcSet="/images/320/box.png.webp 320w"',
    );
    expect(await renderForTest(<PurchaseSummary page={page} texts={undefined} />)).not.toContain('<img');
  });

  it('asks for the country, and for a business where there is one, in fields of their own', async () => {
    const html = await renderForTest(<BuyForm page={page} refusal={undefined} />);
    expect(html).toMatch(/<option value="DE" selected="">Germany<\/option>/);
    for (const name of ['company', 'address', 'vat_id']) expect(html).toContain(`name="${name}"`);
    expect(html).toMatch(/<details class="coupon-fold business">/);
    // The Enter key must order: the button for the tax is not the form's first.
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
          text: 'The link asks for a licence that is not sold.',
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

  it('of nothing leads to the store, and to what was left unpaid', async () => {
    const html = await renderForTest(<EmptyCheckout recent={undefined} />);
    expect(words(html)).toContain('Your basket is empty');
    expect(html).toContain('href="/store"');
    expect(html).not.toContain('/checkout?');
    const recent = { names: 'DVD Ripper', query: 'pid=643&opt643=LFT&checkout=A1' };
    const again = await renderForTest(<EmptyCheckout recent={recent} />);
    expect(again).toContain('href="/checkout?pid=643&amp;opt643=LFT&amp;checkout=A1"');
    expect(words(again)).toContain('Go on with DVD Ripper');
  });
});
