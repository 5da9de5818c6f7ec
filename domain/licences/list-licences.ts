import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type Licence, stateAt } from './licence.ts';
import type { LicencesLike } from './licences-like.ts';
import { selectLicencePlaces, selectLicences } from './list-queries.ts';

export interface LicencePage {
  licences: Licence[];
  /** From 1. */
  page: number;
  pages: number;
  /** How many licences match the search, and how many there are in all. */
  found: number;
  total: number;
}

/**
 * A page of a member's licences, working ones first, then the newest first, each with its state as of now. A page number beyond
 * the last page gives the last page.
 * @param like lists only licences that match
 * @param licenceId returns the page with this licence, whatever page was asked for
 */
export async function listLicences(
  { db, clock }: { db: Db; clock: Clock },
  {
    memberId,
    like,
    licenceId,
    page: asked,
    size,
  }: {
    memberId: string;
    like?: LicencesLike | undefined;
    licenceId?: string | undefined;
    page: number;
    size: number;
  },
): Promise<LicencePage> {
  const now = clock.now();
  const { total, found, before } = await selectLicencePlaces(db, { memberId, like, licenceId, now });
  const pages = Math.max(1, Math.ceil(found / size));
  const page = before === null ? Math.min(asked, pages) : Math.floor(before / size) + 1;
  const rows = await selectLicences(db, { memberId, like, now, offset: (page - 1) * size, limit: size });
  const licences = rows.map((licence) => ({ ...licence, state: stateAt(licence, now) }));
  return { licences, page, pages, found, total };
}
