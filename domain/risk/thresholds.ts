/** What each reason adds to the score of an order; the score is their sum, 100 at most. */
export const WEIGHTS = {
  disposable_mail: 40,
  country_mismatch: 25,
  network_velocity: 30,
  address_velocity: 20,
} as const;

/** From which score on staff look at an order that nothing holds: an address that is thrown away, or two other reasons. */
export const SUSPICIOUS_SCORE = 40;

/** How many orders within how long are more than a person places, this one included. */
export const VELOCITY = {
  /** Of one network: an office behind one address buys, too, but not so fast. */
  network: { orders: 6, withinMs: 3_600_000 },
  /** Of one network with one mail address, with everything behind a plus sign left out. */
  address: { orders: 5, withinMs: 24 * 3_600_000 },
} as const;

/** What tells orders of one network or address is kept no longer than it is looked at. */
export const KEPT_MS = 24 * 3_600_000;
