import type { Db } from '@spindle/platform/database.ts';
import { endsOf } from '../../licences/grant.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import type { Subscription } from '../subscription.ts';
import { type Period, periodThrough } from './period.ts';

/**
 * Moves the end of a subscription's period to where time that was added to its licence ends, for example by an exchange code.
 * The next period begins there. If whole terms were added, the renewal keeps its day of the month.
 * @returns the moved period; undefined where nothing was added.
 */
export async function afterAddedTime(
  tx: Db,
  {
    licenceId,
    term,
    anchorAt,
    periodEnd,
  }: Pick<Subscription, 'licenceId' | 'term' | 'anchorAt' | 'periodEnd'>,
  now: Date,
): Promise<Omit<Period, 'periodStart'> | undefined> {
  const granted = await grantedUntil(tx, licenceId);
  if (!granted || granted <= now || granted <= periodEnd) return undefined;
  return periodThrough(term, anchorAt, granted);
}

/** Until when a licence works without grace; null if for ever, or if grace is all it has. */
async function grantedUntil(tx: Db, licenceId: string): Promise<Date | null> {
  const grants = await grantsOfLicence(tx, licenceId);
  const [first, ...others] = grants.filter(({ source, takenBackAt }) => source !== 'grace' && !takenBackAt);
  return first ? endsOf([first, ...others]).worksUntil : null;
}
