import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

const lifetime = (name: string) => ({ licenceType: 'LFT' as const, renewalMinor: null, product: { name } });
const year = (name: string) => ({ licenceType: '1Y' as const, renewalMinor: 2995, product: { name } });
const itemsOf = (lines: Parameters<typeof termsOf>[0]['lines']) =>
  termsOf({ lines, currency: 'EUR', totalMinor: 4995, locale: 'de', country: 'DE' }).items.slice(0, -1);

test('where the terms of products differ, each names its product', () => {
  const items = itemsOf([lifetime('DVD Ripper'), year('Blu-ray Ripper'), lifetime('DVD Copy')]);
  expect(items.map((item) => item.split(':')[0])).toEqual([
    ...['DVD Ripper, Lebenslang', 'Blu-ray Ripper, 1 Jahr', 'DVD Copy, Lebenslang'],
  ]);
});

test('what is the same of all of them is said once, and of one product without its name', () => {
  const [said = '', ...others] = itemsOf([lifetime('DVD Ripper'), lifetime('DVD Copy')]);
  expect(others).toEqual([]);
  expect(said).not.toContain('DVD');
  expect(itemsOf([lifetime('DVD Ripper')])).toEqual([said]);
  expect(itemsOf([year('DVD Ripper')])[0]).toMatch(/^Sie gilt/);
});
