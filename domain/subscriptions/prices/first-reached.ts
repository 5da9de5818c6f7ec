import { nextPeriod, type Period } from '../periods/period.ts';
import { type PriceOffer, reaches } from './price-change.ts';

/** The first renewal that a new price reaches, if nothing happens to the subscription until then. */
export function firstReached(period: Period, offer: Pick<PriceOffer, 'startsAt'>): Date {
  let last = period;
  while (!reaches(offer, last.periodEnd)) last = nextPeriod(last);
  return last.periodEnd;
}
