import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { PromotionLine } from './PromotionLine.tsx';

const week = {
  ...{ title: 'Disc week', summary: undefined },
  ...{ endsAt: '2026-10-11T22:00:00.000Z', timeZone: 'Europe/Berlin' },
};

test('a promotion that runs is named with its last day, and leads to its page', async () => {
  const html = await renderForTest(<PromotionLine promotion={week} />, { locale: 'de' });
  expect(html).toContain('href="/de/promotion">Disc week');
  expect(html).toContain('Bis 11.\u00a0Oktober 2026 (Mitteleuropäische Zeit)');
});

test('without one there is nothing', async () => {
  expect(await renderForTest(<PromotionLine promotion={undefined} />)).toBe('');
});
