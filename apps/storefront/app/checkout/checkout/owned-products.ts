import type { Content } from '@spindle/content/reading/readers.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { buildBasketLink } from '@spindle/domain/checkout/build-checkout-link.ts';
import { isBought, opensOf } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import type { PriceContext } from '@spindle/domain/pricing/price-lines.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { LineChoice } from './line-choices.ts';
import { type UpgradeOffer, upgradeOffers } from './upgrade-offers.ts';
import { upgradePids } from './upgrade-pids.ts';

/**
 * A product of the basket that a working licence of the member (its own or a bundle's) opens, and what could be bought instead.
 */
export interface OwnedProduct {
  name: string;
  licenceType: LicenceType;
  /** When that licence ends; undefined for one that never does. */
  until: string | undefined;
  upgrades: (UpgradeOffer & { href: string })[];
}

export interface OwnedDeps {
  db: Db;
  clock: Clock;
  content: Pick<Content, 'read'>;
  log: Log;
}

/**
 * For logged-in members only: nobody may ask what an email address has bought.
 * @param context lowers the prices of upgrades, without a code
 * @param renewing licences that a subscription renews; `runningSubscriptions` reports those
 */
export async function ownedProducts(
  deps: OwnedDeps,
  {
    memberId,
    lines,
    context,
    renewing,
    locale,
  }: {
    memberId: string;
    lines: readonly LineChoice[];
    context: PriceContext;
    renewing: ReadonlySet<string>;
    locale: Locale;
  },
): Promise<OwnedProduct[]> {
  const licences = (await licencesOfMember(deps, { memberId })).filter(isBought);
  const working = licences.filter(({ state }) => state === 'active');
  const formatDay = dayFormatter(locale);
  const known = new Set([...working.flatMap(opensOf), ...lines.map(({ pid }) => pid)]);
  return Promise.all(
    lines.flatMap((line) => {
      const own = working.filter((each) => opensOf(each).includes(line.pid) && !renewing.has(each.id));
      const licence = own.find(({ worksUntil }) => worksUntil === null) ?? own[0];
      if (!licence) return [];
      return upgradesOf(deps, { line, lines, known, context, locale }).then((upgrades) => ({
        name: line.product.name,
        licenceType: licence.licenceType,
        until: licence.worksUntil ? formatDay(licence.worksUntil) : undefined,
        upgrades,
      }));
    }),
  );
}

/** What editors offer to owners of a product, if it is sold with the same licence and the buyer does not have it. */
async function upgradesOf(
  { db, content, log }: OwnedDeps,
  {
    line,
    lines,
    known,
    context,
    locale,
  }: {
    line: LineChoice;
    lines: readonly LineChoice[];
    known: ReadonlySet<string>;
    context: PriceContext;
    locale: Locale;
  },
): Promise<OwnedProduct['upgrades']> {
  const pids = await upgradePids({ content, log }, line.pid, locale);
  const offers = await findOffers(
    db,
    pids.filter((pid) => !known.has(pid)),
  );
  return upgradeOffers(offers, { licenceType: line.licenceType, context, locale }).map((upgrade) => {
    const basket = lines.map(({ pid, licenceType }) => ({
      pid: pid === line.pid ? upgrade.pid : pid,
      licenceType,
    }));
    return { ...upgrade, href: `?${buildBasketLink(basket, { checkoutType: 'upgrade' })}` };
  });
}
