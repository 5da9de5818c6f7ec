import type { Licence } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { listLicences } from '@spindle/domain/licences/list-licences.ts';
import { productsOfMember } from '@spindle/domain/licences/products-of-member.ts';
import type { PriceVisitor } from '@spindle/domain/pricing/best-prices.ts';
import { openPaymentsOf } from '@spindle/domain/subscriptions/periods/open-payments-of.ts';
import { openPeriodsOf } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { subscriptionsOfLicences } from '@spindle/domain/subscriptions/subscriptions-of-licences.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import type { AskedPlace, ListPlace } from '../list-place.ts';
import { type LabelDeps, type LicenceLabel, labelLicences, type Renewing } from './label-licences.ts';
import { meantBy } from './meant-licences.ts';

/** How many labels a page shows. */
const A_PAGE = 10;

export interface MyProducts {
  licences: LicenceLabel[];
  place: ListPlace;
}

/**
 * A page of the member's licences, working ones first and the newest of them first, that match what was typed: a name or
 * a part of a key.
 * @param licenceId a licence that must be on the page
 * @param byKey whether the search may match parts of keys
 */
export async function loadMyProducts(
  deps: LabelDeps,
  {
    memberId,
    visitor,
    locale,
    links,
    asked = { q: '', page: 1 },
    licenceId,
    byKey = true,
  }: {
    memberId: string;
    visitor: PriceVisitor;
    locale: Locale;
    links: Links;
    asked?: AskedPlace;
    licenceId?: string | undefined;
    byKey?: boolean | undefined;
  },
): Promise<MyProducts> {
  const like =
    asked.q === ''
      ? undefined
      : await meantBy(asked.q, await productsOfMember(deps.db, memberId), { db: deps.db, locale, byKey });
  const [all, { licences, ...at }] = await Promise.all([
    licencesOfMember(deps, { memberId }),
    listLicences(deps, { memberId, like, licenceId, page: asked.page, size: A_PAGE }),
  ]);
  return {
    licences: await labelLicences(deps, licences, {
      ...{ all, visitor, locale, links },
      renewing: () => renewingOf(deps, licences),
    }),
    place: { q: asked.q, ...at, isLong: at.total > A_PAGE },
  };
}

async function renewingOf({ db }: Pick<LabelDeps, 'db'>, licences: readonly Licence[]): Promise<Renewing> {
  const subscriptions = await subscriptionsOfLicences(
    db,
    licences.map(({ id }) => id),
  );
  const open = await openPeriodsOf(db, subscriptions);
  return { subscriptions, open, payments: await openPaymentsOf(db, subscriptions, open) };
}
