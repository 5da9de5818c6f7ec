import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { releasesForLicences } from '@spindle/domain/downloads/releases-for-licence.ts';
import { devicesOfMember } from '@spindle/domain/licences/activation/devices-of-member.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { numbersOfOrders } from '@spindle/domain/orders/numbers-of-orders.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import { type LicenceDownload, licenceDownloads, type OlderDownload } from './licence-downloads.ts';
import { renewalOf, renewedPid } from './renewal-of.ts';
import type { Term } from './TimeBar.tsx';
import { type TimeBarData, timeBar } from './time-bar.ts';

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
  downloads: LicenceDownload[];
  /** The archive, newest first. */
  older: OlderDownload[];
}

/** The member's licences, with what the catalogue and the orders know about them. */
export async function loadMyProducts(
  deps: { db: Db; clock: Clock },
  { memberId, locale, links }: { memberId: string; locale: Locale; links: Links },
): Promise<LicenceLabel[]> {
  const licences = await licencesOfMember(deps, { memberId });
  const [sold, numbers, devices, releases] = await Promise.all([
    findOffers(
      deps.db,
      licences.flatMap(({ pid }) => [pid, renewedPid(pid)]),
    ),
    numbersOfOrders(
      deps.db,
      licences.flatMap(({ orderId }) => orderId ?? []),
    ),
    devicesOfMember(deps.db, memberId),
    releasesForLicences(deps, licences),
  ]);
  const offers = new Map(sold.map((offer) => [offer.pid, offer]));
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
      renewHref: renewalOf(licence, offers, { locale, links }),
      ...licenceDownloads(licence, releases.get(licence.id) ?? [], offer, { links, format }),
    };
  });
}
