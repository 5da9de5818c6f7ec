import type { Db } from '@spindle/platform/database.ts';
import { endsOf } from '../../licences/grant.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import type { Subscription } from '../subscription.ts';
import { type Period, periodThrough } from './period.ts';

/**
 * What else than its orders has given the licence of a subscription time beyond its period, such as an exchange code: the
 * next period begins where that ends, on the day of the first one where whole terms were added.
 * @returns the end of the period by then; undefined where nothing was added.
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

/** Until when a licence works without grace; null for ever, and for one that has nothing else. */
async function grantedUntil(tx: Db, licenceId: string): Promise<Date | null> {
  const grants = await grantsOfLicence(tx, licenceId);
  const [first, ...others] = grants.filter(({ source, takenBackAt }) => source !== 'grace' && !takenBackAt);
  return first ? endsOf([first, ...others]).worksUntil : null;
}
