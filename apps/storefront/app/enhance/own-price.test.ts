import type { ListedPrice } from '@spindle/domain/pricing/list-prices.ts';
import { expect, test } from 'vitest';
import { ownPrice, priceTexts } from './own-price.ts';

const listed: ListedPrice = {
  ...{ pid: '643', licence_type: 'LFT', currency: 'USD', coupon: null },
  ...{ list_minor: 4995, total_minor: 2498, list: '$49.95', total: '$24.98' },
  reasons: [{ kind: 'promotion', key: 'owners', name: 'Owners', percent_off: 50, off_minor: 2497 }],
  ...{ lowest_30_days_minor: null, lowest_30_days: null },
};
const shown = { pid: '643', licenceType: 'LFT', totalMinor: 4995 };

test('a visitor’s own price is shown where it is lower than everybody’s, and no other one', () => {
  expect(ownPrice([listed], shown)).toBe(listed);
  expect(ownPrice([listed], { ...shown, totalMinor: 2498 })).toBeUndefined();
  expect(ownPrice([listed], { ...shown, totalMinor: 2000 })).toBeUndefined();
  expect(ownPrice([listed], { ...shown, licenceType: '1Y' })).toBeUndefined();
  expect(ownPrice([listed], { ...shown, pid: '646' })).toBeUndefined();
});

test('it is said with the promotion by its name on pages, the coupon by its code, and the lowest price before where there is one', () => {
  expect(priceTexts(listed, { owners: 'Für Besitzer' }, 'de')).toEqual({
    ...{ total: '$24.98', list: '$49.95', why: 'Für Besitzer (−50\u00a0%)', lowest: '' },
  });
  const coupon = { kind: 'coupon', key: 'DNC10', name: 'DNC10', percent_off: 10, off_minor: 250 } as const;
  expect(priceTexts({ ...listed, reasons: [...listed.reasons, coupon] }, {}, 'en')).toMatchObject({
    why: 'Owners (−50%), DNC10 (−10%)',
  });
  expect(priceTexts({ ...listed, lowest_30_days: '$39.96' }, {}, 'en')).toMatchObject({
    ...{ why: 'Owners (−50%)', lowest: '$39.96' },
  });
});
