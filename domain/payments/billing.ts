import type { Term } from '@spindle/platform/licence-types.ts';
import type { ProviderCard } from './provider-card.ts';

/** A subscription that a provider charges by itself. */
export interface BilledSubscription {
  id: string;
  /** runs: it is charged when its period ends, unless it ends with that. over: it never is again. unclear: it waits for something. */
  status: 'runs' | 'over' | 'unclear';
  /** Nothing is charged for what comes after its period. */
  ends: boolean;
  /** It ends because this shop has said so. */
  endedHere: boolean;
  periodStart: Date;
  periodEnd: Date;
  /** When it began there. */
  startedAt: Date;
  /** The first of the days on which it is charged. */
  anchorAt: Date;
  /** Undefined where it is charged in other steps than the shop's. */
  term: Term | undefined;
  /** ISO 4217, upper case. */
  currency: string;
  /** What a period costs, minor units; undefined where it can't be told for sure. */
  amountMinor: number | undefined;
  /** Why it can't be charged by the shop, in words. */
  obstacle: string | undefined;
  /** ISO 3166, of the customer's address there. */
  country: string | null;
  /** The card that it charges. */
  card: ProviderCard | undefined;
}

/** Subscriptions that began before the shop and are charged by the provider itself until it says no more. */
export interface ProviderBilling {
  provider: string;
  /** Undefined when the provider answers that it has no such subscription. */
  find(id: string): Promise<BilledSubscription | undefined>;
  /** Who is charged for it, as the provider calls them, whether they have a card there or not; undefined as above. */
  customerOf(id: string): Promise<string | undefined>;
  /**
   * Lets one end with the period that is paid for: nothing is charged after that. One that ends already stays as it is.
   * @returns how it stands after that; undefined as above.
   */
  end(id: string): Promise<BilledSubscription | undefined>;
}
