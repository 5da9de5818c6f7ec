/** What a card does here; the numbers are those that card providers use for tests. */
export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'insufficient_funds'
  | 'authentication'
  | 'fails_at_renewal';

export const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authentication',
  '4000000000000341': 'fails_at_renewal',
};

/** Where a card's bank is, by its last four digits, as the provider tells it: `3155` is not from where the others are. */
export const cardCountry = (lastFour: string): string => (lastFour === '3155' ? 'DE' : 'US');
