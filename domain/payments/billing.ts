import type { Term } from '@spindle/platform/licence-types.ts';
import type { ProviderCard } from './provider-card.ts';

/** A subscription that a provider charges by itself. */
export interface BilledSubscription {
  id: string;
  /**
   * runs: charged when its period ends, unless `ends`. over: never charged again. unclear: none of both, for example while a
   * payment is pending.
   */
  status: 'runs' | 'over' | 'unclear';
  /** Nothing is charged after its present period. */
  ends: boolean;
  /** It ends because this shop has ended it. */
  endedHere: boolean;
  periodStart: Date;
  periodEnd: Date;
  /** When it began there. */
  startedAt: Date;
  /** The first of the days on which it is charged. */
  anchorAt: Date;
  /** Undefined where it is charged at intervals that the shop does not have. */
  term: Term | undefined;
  /** ISO 4217, upper case. */
  currency: string;
  /** What a period costs, minor units; undefined where it can't be told for sure. */
  amountMinor: number | undefined;
  /** Why the shop can't charge it, in words; undefined if it can. */
  obstacle: string | undefined;
  /** ISO 3166, of the customer's address there. */
  country: string | null;
  /** The card that it charges. */
  card: ProviderCard | undefined;
}

/** Subscriptions that began before the shop, and that the provider charges by itself until the shop ends them there. */
export interface ProviderBilling {
  provider: string;
  /** Undefined when the provider answers that it has no such subscription. */
  find(id: string): Promise<BilledSubscription | undefined>;
  /** The provider's id of the customer who is charged, whether they have a card there or not; undefined as above. */
  customerOf(id: string): Promise<string | undefined>;
  /**
   * Makes it end with its paid period, so that nothing is charged after that. If it ends already, nothing changes.
   * @returns its state afterwards; undefined as above.
   */
  end(id: string): Promise<BilledSubscription | undefined>;
}
