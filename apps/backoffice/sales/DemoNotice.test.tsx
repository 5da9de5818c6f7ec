import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dashboardWords } from '../dashboard/words.ts';
import { DemoNotice } from './DemoNotice.tsx';

const demo = { from: new Date('2026-08-24T10:00:00Z'), until: new Date('2026-11-22T23:30:00Z') };
const shown = (from: string, to: string, days: typeof demo | undefined = demo) =>
  renderToStaticMarkup(
    <DemoNotice
      demo={days}
      range={{ from, to }}
      timeZone="Europe/Berlin"
      tag="en-GB"
      words={dashboardWords('en').words.sales}
    />,
  );

test('sales that were made up are marked as it, on the days of the shop’s zone', () => {
  expect(shown('2026-10-24', '2026-11-22')).toContain('24 August 2026');
  expect(shown('2026-08-01', '2026-08-24')).toContain('Demo data');
  expect(shown('2026-11-23', '2026-11-30')).toContain('Demo data');
  expect(shown('2026-11-24', '2026-11-30')).toBe('');
  expect(shown('2026-08-01', '2026-08-23')).toBe('');
});
