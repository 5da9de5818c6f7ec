import type { StaffFactorDeps } from '@spindle/domain/staff/second-factor/staff-factor.ts';
import { settings } from '../settings.ts';
import { shop } from '../shop.ts';

/** The part of the open shop that the second factor of staff needs. */
export async function factorDeps(): Promise<StaffFactorDeps> {
  const { db, clock, limits, secret } = (await shop()).deps;
  return { db, clock, limits, secret, staffTwoFactor: settings().staffTwoFactor };
}
