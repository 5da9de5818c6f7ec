import type { Db } from '@spindle/platform/database.ts';
import type { TooMany } from '../../accounts/consume-limits.ts';
import { hashToken } from '../../accounts/passwords/hash-token.ts';
import { type DataLink, findDataLink } from './queries.ts';

/** How long a mailed link leads a blocked member to their data. */
export const DATA_LINK_MINUTES = 60;

export type DataLinkRefusal = { ok: false; error: 'link_ended' | 'second_factor_wanted' } | TooMany;

/** The member to whose data a link leads; if they have a second factor, only once it was given with this link. */
export async function openDataLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ ok: true; link: DataLink } | Exclude<DataLinkRefusal, TooMany>> {
  const link = await findDataLink(db, hashToken(token), now);
  if (!link) return { ok: false, error: 'link_ended' };
  return link.wantsFactor ? { ok: false, error: 'second_factor_wanted' } : { ok: true, link };
}
