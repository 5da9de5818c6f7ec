import type { Content } from '@spindle/content/reading/readers.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { releasesForLicences } from '@spindle/domain/downloads/releases-for-licence.ts';
import { devicesOfMember } from '@spindle/domain/licences/activation/devices-of-member.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { numbersOfOrders } from '@spindle/domain/orders/numbers-of-orders.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { Links } from '../../../page/links.ts';
import { upgradePids } from '../../checkout/checkout/upgrade-pids.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import { type LicenceDownload, licenceDownloads, type OlderDownload } from './licence-downloads.ts';
import { purchaseOf, renewalOf, renewedPid } from './renewal-of.ts';
import type { Term } from './TimeBar.tsx';
import { type TimeBarData, timeBar } from './time-bar.ts';
import { type Upgrade, upgradeOf } from './upgrade-of.ts';

/** A licence as its label shows it; dates are in the member's language. */
export interface LicenceLabel {
  id: string;
  key: string;
  name: string;
  line: DiscLine;
  licenceType: Licence['licenceType'];
  seats: number;
  /** Seats that are taken. */
  used: number;
  state: Licence['state'];
  orderNumber: string | undefined;
  bought: string;
  works: Term;
  updates: Term;
  bar: TimeBarData;
  /** A checkout of the same product and term, where it has expired and is sold. */
  renewHref: string | undefined;
  /** A checkout of what was tried, where the trial is over: the key stays. */
  buyHref: string | undefined;
  /** It renews by itself, or did until somebody stopped that. */
  subscribed: boolean;
  upgrade: Upgrade | undefined;
  downloads: LicenceDownload[];
  /** The archive, newest first. */
  older: OlderDownload[];
}

/** The member's licences, with what the catalogue and the orders know about them. */
export async function loadMyProducts(
  deps: { db: Db; clock: Clock; content: Pick<Content, 'read'>; log: Log },
  { memberId, locale, links }: { memberId: string; locale: Locale; links: Links },
): Promise<LicenceLabel[]> {
  const licences = await licencesOfMember(deps, { memberId });
  const upgrades = await upgradesByPid(deps, licences, locale);
  const [sold, subscriptions, numbers, devices, releases] = await Promise.all([
    findOffers(deps.db, [
      ...licences.flatMap(({ pid }) => [pid, renewedPid(pid)]),
      ...[...upgrades.values()].flat(),
    ]),
    subscriptionsOfMember(deps.db, memberId),
    numbersOfOrders(
      deps.db,
      licences.flatMap(({ orderId }) => orderId ?? []),
    ),
    devicesOfMember(deps.db, memberId),
    releasesForLicences(deps, licences),
  ]);
  const offers = new Map(sold.map((offer) => [offer.pid, offer]));
  const subscribed = new Set(
    subscriptions.filter(({ state }) => state !== 'ended').map(({ licenceId }) => licenceId),
  );
  const owned = new Set(licences.filter(({ state }) => state === 'active').map(({ pid }) => pid));
  const now = deps.clock.now();
  const format = dayFormatter(locale);
  const term = (end: Date | null): Term => ({
    date: end && format(end),
    ended: end !== null && end <= now,
  });

  return licences.map((licence) => {
    const offer = offers.get(licence.pid);
    return {
      id: licence.id,
      key: licence.key,
      name: offer ? namesIn(offer, locale).name : licence.productName,
      line: offer?.productLine ?? 'suite',
      licenceType: licence.licenceType,
      seats: licence.seats,
      used: devices.filter(({ licenceId }) => licenceId === licence.id).length,
      state: licence.state,
      orderNumber: licence.orderId ? numbers.get(licence.orderId) : undefined,
      bought: format(licence.issuedAt),
      works: term(licence.worksUntil),
      updates: term(licence.updatesUntil),
      bar: timeBar({ ...licence, now }),
      // What is paused or not paid goes on where it was.
      renewHref: subscribed.has(licence.id) ? undefined : renewalOf(licence, offers, { locale, links }),
      buyHref: purchaseOf(licence, offers, { locale, links }),
      subscribed: subscribed.has(licence.id),
      upgrade: upgradeOf(licence, upgrades.get(licence.pid) ?? [], { offers, owned, locale, links }),
      ...licenceDownloads(licence, releases.get(licence.id) ?? [], offer, { links, format }),
    };
  });
}

/** What editors offer to owners of the products of licences that work. */
async function upgradesByPid(
  deps: Parameters<typeof upgradePids>[0],
  licences: readonly Licence[],
  locale: Locale,
): Promise<Map<string, string[]>> {
  const pids = new Set(licences.filter(({ state }) => state === 'active').map(({ pid }) => pid));
  return new Map(
    await Promise.all(
      [...pids].map(async (pid) => [pid, await upgradePids(deps, pid, locale)] as [string, string[]]),
    ),
  );
}
