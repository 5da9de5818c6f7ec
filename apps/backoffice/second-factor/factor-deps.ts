import type { StaffFactorDeps } from '@spindle/domain/staff/second-factor/staff-factor.ts';
import { settings } from '../settings.ts';
import { shop } from '../shop.ts';

/** What the second factor of staff needs, of the shop as it is open. */
export async function factorDeps(): Promise<StaffFactorDeps> {
  const { db, clock, limits, secret } = (await shop()).deps;
  return { db, clock, limits, secret, staffTwoFactor: settings().staffTwoFactor };
}
