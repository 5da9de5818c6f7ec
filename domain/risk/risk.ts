import { VELOCITY, WEIGHTS } from './thresholds.ts';

/**
 * What speaks against an order. disposable_mail: its address is one that is thrown away. country_mismatch: the buyer
 * says another country than the network. network_velocity: many orders of one network in a short time.
 * address_velocity: many with one address from one network, over a longer one.
 */
export const RISK_REASONS = [
  'disposable_mail',
  'country_mismatch',
  'network_velocity',
  'address_velocity',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

/** What is known of an order when it is placed. */
export interface RiskFacts {
  isDisposable: boolean;
  /** ISO 3166 codes: as the buyer says, and as the network does; undefined where that is not known. */
  stated: string | undefined;
  network: string | undefined;
  /** Within the times of `VELOCITY`, this one included. */
  ordersOfNetwork: number;
  ordersOfAddress: number;
}

export interface Risk {
  /** 0 to 100. */
  score: number;
  reasons: readonly RiskReason[];
}

export function assessRisk(facts: RiskFacts): Risk {
  const { stated, network } = facts;
  const speaks: Record<RiskReason, boolean> = {
    disposable_mail: facts.isDisposable,
    country_mismatch: stated !== undefined && network !== undefined && stated !== network,
    network_velocity: facts.ordersOfNetwork >= VELOCITY.network.orders,
    address_velocity: facts.ordersOfAddress >= VELOCITY.address.orders,
  };
  const reasons = RISK_REASONS.filter((reason) => speaks[reason]);
  const sum = reasons.reduce((score, reason) => score + WEIGHTS[reason], 0);
  return { score: Math.min(100, sum), reasons };
}
