/** What each reason adds to the score of an order; the score is their sum, at most 100. */
export const WEIGHTS = {
  disposable_mail: 40,
  country_mismatch: 25,
  network_velocity: 30,
  address_velocity: 20,
} as const;

/** The score from which staff look at an order that was not held: a disposable address, or two other reasons. */
export const SUSPICIOUS_SCORE = 40;

/** The number of orders, this one included, that is more than one person places within the given time. */
export const VELOCITY = {
  /** From one network: an office behind one address buys too, but not that fast. */
  network: { orders: 6, withinMs: 3_600_000 },
  /** From one network with one mail address, ignoring everything after a plus sign. */
  address: { orders: 5, withinMs: 24 * 3_600_000 },
} as const;

/** The digests of networks and addresses are kept only for as long as they are counted. */
export const KEPT_MS = 24 * 3_600_000;
