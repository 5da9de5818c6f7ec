import { type CardBehaviour, TEST_CARDS } from './test-cards.ts';

/** As typed: the number with or without spaces, the expiry as `12/34` or `12/2034`. */
export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardError = 'card_number' | 'card_not_for_tests' | 'card_expiry' | 'card_expired' | 'card_cvc';

/** Checks a card as the card provider's page does, before the bank is asked. */
export function checkCard(
  card: Card,
  now: Date,
): { ok: true; lastFour: string; behaviour: CardBehaviour } | { ok: false; error: CardError } {
  const number = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return { ok: false, error: 'card_number' };
  const expiry = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(card.expiry.trim());
  if (!expiry) return { ok: false, error: 'card_expiry' };
  // A card is good until the end of its month: that is, until the first of the next one.
  if (Date.UTC(2000 + Number(expiry[2]), Number(expiry[1])) <= now.getTime()) {
    return { ok: false, error: 'card_expired' };
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return { ok: false, error: 'card_cvc' };
  const behaviour = TEST_CARDS[number];
  if (!behaviour) return { ok: false, error: 'card_not_for_tests' };
  return { ok: true, lastFour: number.slice(-4), behaviour };
}

/** The check digit of card numbers (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
