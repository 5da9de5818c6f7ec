import { nextPeriod, type Period } from '../periods/period.ts';
import { type PriceOffer, reaches } from './price-change.ts';

/** Date of the first renewal at a new price, if nothing changes the subscription before. */
export function firstReached(period: Period, offer: Pick<PriceOffer, 'startsAt'>): Date {
  let last = period;
  while (!reaches(offer, last.periodEnd)) last = nextPeriod(last);
  return last.periodEnd;
}
