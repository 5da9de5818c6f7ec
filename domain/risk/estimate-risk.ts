import { createHmac } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { networkOf } from '@spindle/platform/network-of.ts';
import { isDisposableEmail } from 'disposable-email-domains-js';
import { countOfAddress, countOfNetwork } from './queries.ts';
import { assessRisk, type Risk } from './risk.ts';
import { VELOCITY } from './thresholds.ts';

export interface RiskDeps {
  db: Db;
  clock: Clock;
  secret: string;
}

/** The buyer of an order, as far as the assessment needs it. */
export interface RiskBuyer {
  /** In lower case. */
  email: string;
  ip: string;
  /** ISO 3166 codes: as stated by the buyer, and as found for the network. */
  stated: string | undefined;
  network: string | undefined;
}

/**
 * Assesses an order of this buyer as if it were placed now. Writes nothing.
 * @param isTheirs whether the caller owns the address; nobody else must learn that it was ordered with
 */
export async function estimateRisk(
  { db, clock, secret }: RiskDeps,
  buyer: RiskBuyer,
  { isTheirs = true }: { isTheirs?: boolean } = {},
): Promise<Risk> {
  const { network, address } = digestsOf(secret, buyer);
  const since = (ms: number) => new Date(clock.now().getTime() - ms);
  const earlierOfNetwork = await countOfNetwork(db, network, since(VELOCITY.network.withinMs));
  const earlierOfAddress = isTheirs
    ? await countOfAddress(db, { address, network }, since(VELOCITY.address.withinMs))
    : 0;
  return assessRisk({
    isDisposable: isDisposableEmail(buyer.email),
    ...{ stated: buyer.stated, network: buyer.network },
    ordersOfNetwork: earlierOfNetwork + 1,
    ordersOfAddress: earlierOfAddress + 1,
  });
}

/** Digests by which orders of one network or one person are recognised without storing whose they are. */
export function digestsOf(secret: string, { email, ip }: Pick<RiskBuyer, 'email' | 'ip'>) {
  const key = deriveKey(secret, 'risk');
  const digest = (kind: string, value: string) =>
    createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 22);
  return { network: digest('network', networkOf(ip)), address: digest('address', personOf(email)) };
}

/** `kei+1@example.test` and `kei+2@example.test` are one person. */
const personOf = (email: string) => email.replace(/\+[^@]*@/, '@');
