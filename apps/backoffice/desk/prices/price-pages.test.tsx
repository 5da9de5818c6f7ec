import type { Coupon } from '@spindle/domain/pricing/coupon.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskTable } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { answersOf } from './answers-of.ts';
import { CouponForm } from './CouponForm.tsx';
import { Runs } from './PriceRow.tsx';
import { PromotionForm } from './PromotionForm.tsx';

const { words, format } = deskWords('en');
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
    <PromotionForm words={words} promotion={undefined} typed={undefined} now={now} products={[]} />,
  );
  expect(form).toContain('value="Lifetime+5PC"/> Lifetime, 5 computers</label>');
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
    renderToStaticMarkup(<CouponForm {...{ words, coupon, typed, products }} />);
  const ticked = (markup: string) => markup.match(/(?<=checked="" value=")\d+/g);
  expect(ticked(form(undefined))).toEqual(['643']);
  // A browser sends nothing for boxes that are not ticked.
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
  expect(answersOf({ ...counts, withdrawn: 0, open: 2 }, words.priceChanges.answered)).toBe(
    'agreed: 4 · cancelled: 1 · ended unpaid: 2 · open: 2',
  );
});
