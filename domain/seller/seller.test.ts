import { describe, expect, it } from 'vitest';
import { dayIn, sellerSettings } from './seller.ts';

const spindle = {
  ...{ legalName: 'Spindle GmbH', street: 'Lichtweg 12', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'de', vatId: 'DE 123 456 789', taxId: '', timeZone: 'Europe/Berlin' },
};

describe('seller settings', () => {
  it('are written as documents show them, however they were typed', () => {
    expect(sellerSettings.parse(spindle)).toEqual({
      ...spindle,
      ...{ country: 'DE', vatId: 'DE123456789', taxId: null },
    });
    expect(sellerSettings.parse({ ...spindle, vatId: '' }).vatId).toBeNull();
  });

  it('lack nothing the law asks for', () => {
    for (const wrong of [
      { legalName: ' ' },
      { street: '' },
      { city: '' },
      { country: 'Germany' },
      { vatId: '123456789' },
      { timeZone: 'Europe/Bonn' },
    ]) {
      expect(sellerSettings.safeParse({ ...spindle, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});

describe('dayIn', () => {
  it('is the day on the seller’s wall', () => {
    const newYear = new Date('2026-12-31T23:30:00Z');
    expect(dayIn('Europe/Berlin', newYear)).toBe('2027-01-01');
    expect(dayIn('America/New_York', newYear)).toBe('2026-12-31');
  });
});
