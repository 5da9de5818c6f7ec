import type { Coupon } from '@spindle/domain/pricing/coupon.ts';
import type { PreviewedGroup } from '@spindle/domain/subscriptions/prices/preview-price-change.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskTable } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { answersOf } from './answers-of.ts';
import { askedPrice, PRICE_FIELDS } from './asked-price.ts';
import { CouponForm } from './CouponForm.tsx';
import { PriceChangeForm } from './PriceChangeForm.tsx';
import { PriceChangePreview } from './PriceChangePreview.tsx';
import { Runs } from './PriceRow.tsx';
import { PromotionForm } from './PromotionForm.tsx';

const { words, formatIn } = deskWords('en');
const format = formatIn('UTC');
const now = new Date('2026-12-01T00:00:00Z');

test('what has no end says so, with or without a beginning', () => {
  const runs = (startsAt: Date | null, endsAt: Date | null) => {
    const row = { startsAt, endsAt, maxUses: null, used: 0 };
    return renderToStaticMarkup(<Runs {...{ row, now, format, words }} />);
  };
  expect(runs(null, null)).toMatch(/^no end <span/);
  expect(runs(now, null)).toContain(' – no end');
  expect(runs(null, now)).toMatch(/^1 Dec 2026.*ended/);
});

test('licences are called what buyers call them', () => {
  const form = renderToStaticMarkup(
    <PromotionForm
      words={words}
      promotion={undefined}
      typed={undefined}
      now={now}
      products={[]}
      timeZone="UTC"
    />,
  );
  expect(form).toContain('value="Lifetime+5PC"/> Lifetime, 5 computers</label>');
});

test('times are typed in the seller’s zone, which each field names', () => {
  const coupon: Coupon = {
    ...{ code: 'SPRING', payPercent: 80, audience: 'public', email: null, pids: ['643'] },
    ...{ maxUses: null, used: 0, startsAt: now, endsAt: new Date('2027-07-01T10:00:00Z') },
  };
  const form = renderToStaticMarkup(
    <CouponForm {...{ words, coupon, typed: undefined, products: [], timeZone: 'Europe/Berlin' }} />,
  );
  expect(form).toContain('>Begins (Europe/Berlin)</label>');
  expect(form).toMatch(/name="starts"[^>]* value="2026-12-01T01:00"/);
  expect(form).toMatch(/name="ends"[^>]* value="2027-07-01T12:00"/);
});

test('a refused coupon whose products were all unticked stays as it was sent', () => {
  const coupon: Coupon = {
    ...{ code: 'SPRING', payPercent: 80, audience: 'public', email: null, pids: ['643'] },
    ...{ maxUses: 5, used: 0, startsAt: null, endsAt: null },
  };
  const products = [
    ['643', 'DVD Ripper (643)'],
    ['646', 'Blu-ray Ripper (646)'],
  ] as const;
  const form = (typed: Record<string, string> | undefined) =>
    renderToStaticMarkup(<CouponForm {...{ words, coupon, typed, products, timeZone: 'UTC' }} />);
  const ticked = (markup: string) => markup.match(/(?<=checked="" value=")\d+/g);
  expect(ticked(form(undefined))).toEqual(['643']);
  // A browser sends nothing for unticked boxes.
  const refused = form({
    edit: 'SPRING',
    problem: 'coupon_invalid',
    off: '20',
    audience: 'link',
    max_uses: '',
  });
  expect(ticked(refused)).toBeNull();
  expect(refused).not.toContain('value="5"');
});

test('a list names each cell for narrow screens, and says when there is nothing', () => {
  const list = (rows: readonly string[]) =>
    renderToStaticMarkup(
      <DeskTable
        rows={rows}
        none="Nothing."
        idOf={(row) => row}
        columns={[
          { label: 'Name', cell: (row) => row },
          { label: 'Length', cell: (row) => row.length },
        ]}
      />,
    );
  expect(list(['abc'])).toContain('<th scope="row">abc</th><td data-label="Length">3</td>');
  expect(list([])).toBe('<p>Nothing.</p>');
});

test('what became of those who were told says how it ended, and leaves out what happened to nobody', () => {
  const counts = { cheaper: 0, agreed: 4, cancelled: 1, unpaid: 2, ended: 0, unanswered: 0 };
  expect(answersOf({ ...counts, withdrawn: 0, open: 2 }, words.priceChanges.answered, 'en')).toBe(
    'agreed: 4 · cancelled: 1 · ended unpaid: 2 · open: 2',
  );
});

test('a price is announced below what it does: product, prices, how many are told, and from when', () => {
  const fields = {
    ...{ pid: '646', term: '1Y', currency: 'USD', amount: '49.95' },
    ...{ starts: '2026-12-05T09:30', without: 'ends' },
  };
  const change = askedPrice(fields, 'UTC') ?? expect.fail('not read');
  expect(askedPrice(fields, 'Asia/Tokyo')?.startsAt).toEqual(new Date('2026-12-05T00:30:00Z'));
  const shown = (groups: PreviewedGroup[], told: number, locale: 'en' | 'fr' | 'ja' = 'en') =>
    renderToStaticMarkup(
      <PriceChangePreview
        preview={{ change, groups, told, dearerFrom: new Date('2027-01-15T10:00:00Z') }}
        fields={fields}
        product="Blu-ray Ripper (646)"
        {...{ locale, words: deskWords(locale).words, format }}
      />,
    );
  const dearer = shown(
    [
      { fromMinor: 3995, priceMinor: 4995, subscriptions: 12 },
      { fromMinor: 4198, priceMinor: 4198, subscriptions: 1 },
      { fromMinor: 4995, priceMinor: 4995, subscriptions: 3 },
      { fromMinor: 5995, priceMinor: 4995, subscriptions: 2 },
    ],
    14,
  );
  expect(dearer).toContain('Blu-ray Ripper (646), ');
  for (const told of ['$39.95', '$49.95', '>12<', 'as soon as it is announced: 14.'])
    expect(dearer).toContain(told);
  expect(dearer).toContain('for those who agree, renewals from 15 Jan 2027');
  expect(dearer).toContain('for all, renewals from 5 Dec 2026');
  expect(dearer).toMatch(/role="alert">You asked for 5 Dec 2026, .* so from 15 Jan 2027/);
  for (const name of PRICE_FIELDS) expect(dearer).toContain(`name="${name}" value="${fields[name]}"`);
  const cheaper = shown([{ fromMinor: 4662, priceMinor: 4198, subscriptions: 2 }], 2);
  expect(cheaper).not.toContain('role="alert"');
  // A business that owes the tax itself pays less than the announced price, but here, too, less than now.
  for (const told of ['$46.62', '$41.98', 'for all, renewals from 5 Dec 2026'])
    expect(cheaper).toContain(told);
  for (const html of [dearer, cheaper]) expect(html).toContain('lower new price than $49.95 are businesses');
  expect(shown([{ fromMinor: 3995, priceMinor: 4995, subscriptions: 1 }], 1)).not.toContain('businesses');
  expect(shown([], 0)).toContain('nobody is told');
  expect(shown([], 0, 'fr')).toContain('\u00a0: Blu-ray Ripper (646), ');
  expect(shown([], 0, 'ja')).toContain('：Blu-ray Ripper (646)、');
});

test('the form of a price asks what it does, and sends nothing', () => {
  const form = renderToStaticMarkup(
    <PriceChangeForm words={words} typed={{}} products={[]} timeZone="UTC" />,
  );
  expect(form).toContain('action="/admin/price-changes#preview" method="get"');
  expect(form).toContain('name="preview" value="1"');
  expect(form).not.toContain('/desk/announce-price');
});
