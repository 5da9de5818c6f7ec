import { describe, expect, it } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { HiddenPage } from '../HiddenPage.tsx';
import { PaymentState } from '../PaymentState.tsx';
import { purchase, shown, words } from '../pages-for-test.ts';
import type { ShownCheckout } from '../show-checkout.ts';
import { PaymentPending } from './PaymentPending.tsx';
import { Purchase } from './Purchase.tsx';

describe('the thank-you page', () => {
  it('has the key in its markup, in one piece', async () => {
    const html = await renderForTest(<Purchase {...purchase} />);
    expect(html).toContain('<code>AAAAA-BBBBB-CCCCC-DDDDD-EEEEE</code>');
    expect(words(html)).toContain('SP-7K3QX-9M2TD');
    expect(html).toContain('href="https://downloads.spindle.test/dvd.exe"');
  });

  it('mails a guest the link to a first password, and says so alike with an account and without', async () => {
    const html = await renderForTest(<Purchase {...purchase} />);
    expect(html).toMatch(/<form [^>]*method="post".*name="csrf_token" value="token".*Email me the link/s);
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

  it('speaks of one key and of several as they are said', async () => {
    expect(words(await renderForTest(<Purchase {...purchase} />))).toMatch(
      /Here is your key\..* install it\./,
    );
    const [line] = shown.lines;
    const another = { ...line, product: { ...line.product, pid: '646', name: 'Blu-ray Ripper' } };
    const lines: ShownCheckout['lines'] = [line, another];
    const two: ShownCheckout = { ...shown, lines, productNames: 'DVD Ripper and Blu-ray Ripper' };
    const text = words(await renderForTest(<Purchase {...purchase} shown={two} />));
    for (const said of [
      'Here are your keys.',
      'Blu-ray Ripper and install them.',
      'The keys are on their way',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/your key\.|the key is/i);
  });

  it('is a receipt: who sold, who bought, when, what, and what was paid', async () => {
    const text = words(await renderForTest(<Purchase {...purchase} />));
    expect(text).toContain(
      'Seller Spindle GmbH, Lichtweg 12, 10115 Berlin, DE, DE123456789, spindle.test, support@spindle.test Buyer kei@example.test Order SP-7K3QX-9M2TD ' +
        'Paid on 22 November 2026 DVD Ripper, Lifetime, Windows $49.99 Coupon DNC10 −$5.00 Paid $44.99',
    );
  });

  it('has its amounts in one column, and nothing else in it', async () => {
    const html = await renderForTest(<Purchase {...purchase} />);
    const receipt = html.slice(html.indexOf('id="receipt"'));
    const [facts = '', sums = ''] = receipt.split('<dl class="sums">');
    expect(facts).not.toContain('class="price"');
    const amounts = [...(sums.split('</dl>')[0] ?? '').matchAll(/<dd([^>]*)>([^<]*)/g)];
    expect(amounts.map(([, attributes, amount]) => [attributes, amount])).toEqual(
      ['$49.99', '−$5.00', '$44.99'].map((amount) => [' class="price"', amount]),
    );
  });

  it('says of what renews when and for how much, and how that is stopped, of a gift, too', async () => {
    const renewals = ['DVD Ripper, 1 month: Renews on December 22, 2026 for $19.99.'];
    for (const giftEmail of [undefined, 'mei@example.test']) {
      const renewing = <Purchase {...purchase} shown={{ ...shown, giftEmail, renewals }} />;
      const html = await renderForTest(renewing, { locale: 'de' });
      expect(words(html)).toContain(`Verlängerung ${renewals[0]} So geht es weiter, bis Sie kündigen.`);
      expect(html).toContain('href="/de/subscription-cancel"');
      expect(html).toContain('href="/de/member?a=subscriptions"');
    }
    expect(await renderForTest(<Purchase {...purchase} />)).not.toContain('subscription-cancel');
  });

  it('says what each of several reductions has taken off', async () => {
    const reductions = [
      { label: 'Promotion', amount: '−$2.00' },
      { label: 'Coupon DNC10', amount: '−$3.00' },
    ];
    const text = words(await renderForTest(<Purchase {...purchase} shown={{ ...shown, reductions }} />));
    expect(text).toContain('$49.99 Promotion −$2.00 Coupon DNC10 −$3.00 Paid');
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
    const two: ShownCheckout = { ...gift, lines: [gift.lines[0], ...gift.lines] };
    expect(words(await renderForTest(<Purchase {...purchase} shown={two} />))).toContain(
      'The licence keys have been',
    );
  });

  it('tells a member where the key is kept', async () => {
    const text = words(
      await renderForTest(<Purchase {...purchase} shown={{ ...shown, memberView: true }} />),
    );
    expect(text).toContain('It’s also in your account.');
    expect(text).not.toContain('Email me the link');
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
    const refused = await renderForTest(<PaymentState shown={{ ...shown, standing: 'refused' }} />);
    expect(words(refused)).toContain('The money is on its way back');
    // The mail is written once the provider has sent it back.
    expect(words(refused)).toContain('We confirm the refund by email to kei@example.test.');
    expect(refused).not.toContain('checkout?pid');
  });

  it('leads whoever may not see it to the log-in', async () => {
    const html = await renderForTest(<HiddenPage />, { locale: 'de', path: '/thankyou' });
    expect(html).toContain('href="/de/member?a=my_products"');
    expect(words(html)).toContain('Diese Seite kann hier nicht angezeigt werden');
  });
});
