/** How a test card behaves; the numbers are those that card providers use for tests. */
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

/** The country of a card's bank, by its last four digits, as a provider reports it; only `3155` is from elsewhere. */
export const cardCountry = (lastFour: string): string => (lastFour === '3155' ? 'DE' : 'US');
