import type { Licence } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import { type AskedPlace, isMeant, type ListPlace, pageOf } from '../list-place.ts';
import { findNamedOffers } from '../named-offers.ts';
import { byUse } from './by-use.ts';
import { type LabelDeps, type LicenceLabel, labelLicences } from './label-licences.ts';

/** How many labels stand on one page. */
const A_PAGE = 10;

export interface MyProducts {
  licences: LicenceLabel[];
  place: ListPlace;
}

/**
 * A page of the member's licences, those that work first and the newest of them, of those that are meant by what was typed: a name or a part of a key.
 * @param licenceId one that is to be on the page
 * @param byKey whether parts of keys are looked for, too
 */
export async function loadMyProducts(
  deps: LabelDeps,
  {
    memberId,
    locale,
    links,
    asked = { q: '', page: 1 },
    licenceId,
    byKey = true,
  }: {
    memberId: string;
    locale: Locale;
    links: Links;
    asked?: AskedPlace;
    licenceId?: string | undefined;
    byKey?: boolean | undefined;
  },
): Promise<MyProducts> {
  const [owned, subscriptions] = await Promise.all([
    licencesOfMember(deps, { memberId }),
    subscriptionsOfMember(deps.db, memberId),
  ]);
  const all = byUse(owned);
  const found = asked.q === '' ? all : await meantBy(asked.q, all, { db: deps.db, locale, byKey });
  const shown = licenceId === undefined ? undefined : ({ id }: Licence) => id === licenceId;
  const { rows, place } = pageOf(found, asked, { size: A_PAGE, total: all.length, shown });
  return { licences: await labelLicences(deps, rows, { all, subscriptions, locale, links }), place };
}

/** By the key, or a name in the member's language or in that of the order. */
async function meantBy(
  q: string,
  licences: readonly Licence[],
  { db, locale, byKey }: { db: Db; locale: Locale; byKey: boolean },
): Promise<Licence[]> {
  const { nameOf } = await findNamedOffers(
    db,
    licences.map(({ pid }) => pid),
    locale,
  );
  const isFound = isMeant(q);
  return licences.filter((licence) =>
    isFound(byKey ? licence.key : undefined, nameOf(licence), licence.productName),
  );
}
