import { VELOCITY, WEIGHTS } from './thresholds.ts';

/**
 * Reasons against an order. disposable_mail: its address is a disposable one. country_mismatch: the buyer states a country
 * other than the network's. network_velocity: many orders from one network in a short time. address_velocity: many orders with
 * one address from one network, over a longer time.
 */
export const RISK_REASONS = [
  'disposable_mail',
  'country_mismatch',
  'network_velocity',
  'address_velocity',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

/** What is known about an order when it is placed. */
export interface RiskFacts {
  isDisposable: boolean;
  /** ISO 3166 codes: as stated by the buyer, and as found for the network; undefined if not known. */
  stated: string | undefined;
  network: string | undefined;
  /** Within the periods of `VELOCITY`, this order included. */
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
