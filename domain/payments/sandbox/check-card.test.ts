import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCard, passesLuhn } from './check-card.ts';

const now = new Date('2026-11-20T12:00:00Z');
const card = (change: object) => ({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', ...change });

describe('a card', () => {
  test.each([
    ['4242 4242 4242 4242', 'pays'],
    ['4000000000000002', 'declined'],
    ['4000-0000-0000-9995', 'insufficient_funds'],
    ['4000 0025 0000 3155', 'authentication'],
    ['4000 0000 0000 0341', 'fails_at_renewal'],
  ])('%s %s', (number, behaviour) => {
    expect(checkCard(card({ number }), now)).toEqual({
      ok: true,
      behaviour,
      expMonth: 12,
      expYear: 2034,
      lastFour: number.replace(/\D/g, '').slice(-4),
    });
  });

  test.each([
    [{ number: '' }, 'field_required'],
    [{ number: '4242 4242 4242 4241' }, 'card_number'],
    [{ number: '4242x4242' }, 'card_number'],
    // A valid number that is not one of the test cards.
    [{ number: '5555 5555 5555 4444' }, 'card_not_for_tests'],
    [{ expiry: ' ' }, 'field_required'],
    [{ expiry: '13/30' }, 'card_expiry'],
    [{ expiry: '00/30' }, 'card_expiry'],
    [{ expiry: '1330' }, 'card_expiry'],
    [{ expiry: '130' }, 'card_expiry'],
    [{ expiry: '1020' }, 'card_expired'],
    [{ expiry: '10/26' }, 'card_expired'],
    [{ expiry: '1/2020' }, 'card_expired'],
    [{ cvc: '' }, 'field_required'],
    [{ cvc: '12' }, 'card_cvc'],
    [{ cvc: '12a' }, 'card_cvc'],
  ])('%o is refused', (change, error) => {
    const [field] = Object.keys(change);
    expect(checkCard(card(change), now)).toEqual({ ok: false, fields: { [field ?? '']: error } });
  });

  test('is told all that is wrong with it at once', () => {
    const wrong = { number: '4242', expiry: '13/30', cvc: '' };
    expect(checkCard(wrong, now)).toEqual({
      ok: false,
      fields: { number: 'card_number', expiry: 'card_expiry', cvc: 'field_required' },
    });
  });

  test.each(['11/26', '1/27', '01 / 2027', '1230', '0127', '122030'])(
    'is good until the end of %s',
    (expiry) => {
      expect(checkCard(card({ expiry }), now).ok).toBe(true);
    },
  );
});

test('one wrong digit fails the check digit', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, change) => {
      const digits = [...'4242424242424242'];
      digits[place] = String((Number(digits[place]) + change) % 10);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }),
  );
});
