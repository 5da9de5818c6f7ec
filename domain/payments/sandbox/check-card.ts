import { type CardBehaviour, TEST_CARDS } from './test-cards.ts';

/** As typed: the number with or without spaces, the expiry as `12/34`, `12/2034` or `1234`. */
export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardError =
  | 'field_required'
  | 'card_number'
  | 'card_not_for_tests'
  | 'card_expiry'
  | 'card_expired'
  | 'card_cvc';
/** Everything that is wrong with a card, by its fields. */
export type CardErrors = Partial<Record<keyof Card, CardError>>;

/** Checks a card as the card provider's page does, before the bank is asked. */
export function checkCard(
  card: Card,
  now: Date,
):
  | { ok: true; lastFour: string; expMonth: number; expYear: number; behaviour: CardBehaviour }
  | { ok: false; fields: CardErrors } {
  const number = card.number.normalize('NFKC').replace(/[\s-]/g, '');
  const behaviour = TEST_CARDS[number];
  const fields = {
    number: behaviour ? undefined : isCardNumber(number) ? 'card_not_for_tests' : 'card_number',
    expiry: expiryError(card.expiry.trim(), now),
    cvc: /^\d{3,4}$/.test(card.cvc.trim()) ? undefined : 'card_cvc',
  } satisfies Record<keyof Card, CardError | undefined>;
  const wrong = (['number', 'expiry', 'cvc'] as const).flatMap((field) => {
    const error = fields[field] && (card[field].trim() ? fields[field] : 'field_required');
    return error ? [[field, error] as const] : [];
  });
  if (!behaviour || wrong.length > 0) return { ok: false, fields: Object.fromEntries(wrong) };
  const [expMonth = 0, expYear = 0] = readExpiry(card.expiry.trim()) ?? [];
  return { ok: true, lastFour: number.slice(-4), expMonth, expYear, behaviour };
}

/** Month and year with a slash between them, or two digits each with nothing between. */
const EXPIRY = /^(?:(0?[1-9]|1[0-2])\s*\/\s*|(0[1-9]|1[0-2]))(?:20)?(\d{2})$/;

/** Month and full year. */
function readExpiry(typed: string): [number, number] | undefined {
  const [, stroked, packed, year] = EXPIRY.exec(typed) ?? [];
  const month = stroked ?? packed;
  return month ? [Number(month), 2000 + Number(year)] : undefined;
}

function expiryError(typed: string, now: Date): CardError | undefined {
  const expiry = readExpiry(typed);
  if (!expiry) return 'card_expiry';
  const [month, year] = expiry;
  // A card is valid until the end of its month, that is, until the start of the next one.
  return Date.UTC(year, month) <= now.getTime() ? 'card_expired' : undefined;
}

const isCardNumber = (digits: string) => /^\d{12,19}$/.test(digits) && passesLuhn(digits);

/** The check digit of card numbers (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
