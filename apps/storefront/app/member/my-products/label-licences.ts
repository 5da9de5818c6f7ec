import type { Content } from '@spindle/content/reading/readers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import { releasesForLicences } from '@spindle/domain/downloads/releases-for-licence.ts';
import { isStale } from '@spindle/domain/licences/activation/device.ts';
import { devicesOfLicences } from '@spindle/domain/licences/activation/devices-of-licences.ts';
import { isBought, type Licence, opensOf } from '@spindle/domain/licences/licence.ts';
import { numbersOfOrders } from '@spindle/domain/orders/numbers-of-orders.ts';
import type { PriceVisitor } from '@spindle/domain/pricing/best-prices.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { readPriceContext } from '@spindle/domain/pricing/read-price-context.ts';
import type { LifetimePrice } from '@spindle/domain/subscriptions/lifetime/lifetime-price.ts';
import { lifetimePricesOf } from '@spindle/domain/subscriptions/lifetime/lifetime-prices-of.ts';
import { type OpenPayment, openPaymentsOf } from '@spindle/domain/subscriptions/periods/open-payments-of.ts';
import { nextChargeAt } from '@spindle/domain/subscriptions/renewal/next-charge.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { subscriptionsOfLicences } from '@spindle/domain/subscriptions/subscriptions-of-licences.ts';
import type { QuoteSwitchDeps } from '@spindle/domain/subscriptions/switch/quote-switch.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { Links } from '../../../page/links.ts';
import { upgradePids } from '../../checkout/checkout/upgrade-pids.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import { type ShownDevice, showDevice } from '../devices/show-device.ts';
import { findNamedOffers } from '../named-offers.ts';
import { waysOf } from '../subscriptions/ways-of.ts';
import { goesOn } from './goes-on.ts';
import { type LicenceDownload, licenceDownloads, type OlderDownload } from './licence-downloads.ts';
import { purchaseOf, renewalOf, renewedPid } from './renewal-of.ts';
import type { Term } from './TimeBar.tsx';
import { type TimeBarData, timeBar } from './time-bar.ts';
import { type Upgrade, upgradeOf } from './upgrade-of.ts';

/** How many computers stand on the label itself. */
const DEVICES_SHOWN = 5;

/** A licence as its label shows it; dates are in the member's language. */
export interface LicenceLabel {
  id: string;
  key: string;
  name: string;
  line: DiscLine;
  licenceType: Licence['licenceType'];
  seats: number;
  /** Seats that a new computer would find taken. */
  used: number;
  /** The computers that were seen last. */
  devices: ShownDevice[];
  /** There are others. */
  moreDevices: boolean;
  devicesHref: string;
  state: Licence['state'];
  order: { number: string; href: string } | undefined;
  bought: string;
  works: Term;
  updates: Term;
  bar: TimeBarData;
  /** A checkout of the same product and term, where it has an end, is sold, and nothing else goes on in its place. */
  renewHref: string | undefined;
  /** A checkout of what is or was tried, where nothing else goes on in its place: the key stays. */
  buyHref: string | undefined;
  /** Whether it renews could not be read: nothing is said of that, and nobody buys again what may renew. */
  isRenewalUnknown: boolean;
  /** It renews by itself, or did until somebody stopped that. */
  subscribed: boolean;
  /** The next charge of its subscription; no price where credit covers it. */
  renews: { date: string; price: string | undefined } | undefined;
  /** It renews no more until somebody resumes it, and works that long; without a date, for good, or as a payment decides that waits. */
  stopped: { state: 'cancelling' | 'paused'; date: string | undefined } | undefined;
  /**
   * Where its subscription is changed to another plan, which says what that costs. Another product would be bought beside
   * it, and is not offered.
   */
  changeHref: string | undefined;
  upgrade: Upgrade | undefined;
  downloads: LicenceDownload[];
  /** What its key opens besides, of a bundle. */
  opens: { pid: string; name: string; downloads: LicenceDownload[]; older: OlderDownload[] }[];
  /** The archive, newest first. */
  older: OlderDownload[];
}

export interface LabelDeps extends QuoteSwitchDeps {
  content: Pick<Content, 'read'>;
  log: Log;
}

/**
 * Licences of one member, with what the catalogue, the orders and their subscriptions know about them. Where the
 * subscriptions can't be read, the rest is there, the keys above all.
 * @param all the member's licences: nobody is offered what is theirs already
 * @param visitor who would pay the prices of upgrades
 */
export async function labelLicences(
  deps: LabelDeps,
  licences: readonly Licence[],
  {
    all,
    visitor,
    locale,
    links,
  }: { all: readonly Licence[]; visitor: PriceVisitor; locale: Locale; links: Links },
): Promise<LicenceLabel[]> {
  if (licences.length === 0) return [];
  const ids = licences.map(({ id }) => id);
  const now = deps.clock.now();
  const [upgrades, context, numbers, devices, releases, renewals] = await Promise.all([
    upgradesByPid(deps, licences, locale),
    readPriceContext(deps, { at: now, code: undefined, discountsProhibited: false, ...visitor }),
    numbersOfOrders(
      deps.db,
      licences.flatMap(({ orderId }) => orderId ?? []),
    ),
    devicesOfLicences(deps.db, ids),
    releasesForLicences(deps, licences),
    loadRenewals(deps, licences),
  ]);
  const { subscriptions, lifetime, chargeOf, payments } = renewals ?? { subscriptions: [], lifetime: [] };
  const { offers, nameOf } = await findNamedOffers(
    deps.db,
    [
      ...licences.flatMap(({ pid, alsoOpens }) => [pid, renewedPid(pid), ...alsoOpens]),
      ...[...upgrades.values()].flat(),
    ],
    locale,
  );
  const owned = new Set(all.filter(({ state }) => state === 'active').flatMap(opensOf));
  const kept = new Set(subscriptions.map(({ licenceId }) => licenceId));
  // Of a gift, whoever gave it pays: what it costs and what becomes of it is theirs to know (docs/decisions/0046).
  const running = new Map(
    licences.flatMap(({ id, memberId }) => {
      const own = subscriptions.find((one) => one.licenceId === id && one.memberId === memberId);
      return own ? [[id, own] as const] : [];
    }),
  );
  const format = dayFormatter(locale);
  const term = (end: Date | null): Term => ({
    date: end && format(end),
    ended: end !== null && end <= now,
  });

  return licences.map((licence): LicenceLabel => {
    const offer = offers.get(licence.pid);
    const subscription = running.get(licence.id);
    const payment = subscription && payments?.get(subscription.id);
    const undecided = payment !== undefined && payment.state !== 'open';
    const number = licence.orderId ? numbers.get(licence.orderId) : undefined;
    const brings = (pid: string) =>
      licenceDownloads(licence, releases.get(licence.id) ?? [], pid, offers.get(pid), { links, format });
    const isFollowed = goesOn(licence, all);
    const own = devices.filter(({ licenceId }) => licenceId === licence.id);
    return {
      id: licence.id,
      key: licence.key,
      name: nameOf(licence),
      line: offer?.productLine ?? 'suite',
      licenceType: licence.licenceType,
      seats: licence.seats,
      used: own.filter((device) => !isStale(device, now)).length,
      devices: own.slice(0, DEVICES_SHOWN).map((device) => showDevice(device, { now, format, links })),
      moreDevices: own.length > DEVICES_SHOWN,
      devicesHref: links.devicesOf(licence.id),
      state: licence.state,
      order: number ? { number, href: links.memberOrder(number) } : undefined,
      bought: format(licence.issuedAt),
      works: term(licence.worksUntil),
      updates: term(licence.updatesUntil),
      bar: timeBar({ ...licence, now }),
      // What is paused or not paid goes on where it was, whoever pays for it.
      renewHref:
        !renewals || kept.has(licence.id) || isFollowed
          ? undefined
          : renewalOf(licence, offers, { locale, links }),
      buyHref: isFollowed ? undefined : purchaseOf(licence, offers, { locale, links }),
      isRenewalUnknown: !renewals && isBought(licence) && licence.worksUntil !== null,
      subscribed: subscription !== undefined,
      renews: subscription && chargeOf && renewsOf(subscription, payment, { locale, format, chargeOf }),
      stopped: subscription && stoppedOf(subscription, payment ? null : licence.worksUntil, format),
      changeHref:
        subscription && !undecided && waysOf(subscription, { offer, lifetime, now }).length > 0
          ? links.changePlan(subscription.id)
          : undefined,
      upgrade:
        !renewals || subscription
          ? undefined
          : upgradeOf(licence, upgrades.get(licence.pid) ?? [], { offers, owned, context, locale, links }),
      ...brings(licence.pid),
      opens: licence.alsoOpens.flatMap((pid) => {
        const known = offers.get(pid);
        // A bundle within the bundle is what it holds, and all that is here.
        if (!known || known.type === 'bundle') return [];
        return [{ pid, name: namesIn(known, locale).shortName, ...brings(pid) }];
      }),
    };
  });
}

type ChargeOf = Awaited<ReturnType<typeof nextChargesOf>>;

interface Renewals {
  subscriptions: Subscription[];
  lifetime: LifetimePrice[];
  chargeOf: ChargeOf;
  payments: ReadonlyMap<string, OpenPayment>;
}

/** What renews these licences, and what makes lifetime ones of them; undefined where that can't be read. */
async function loadRenewals(
  { db, clock, log, providers }: LabelDeps,
  licences: readonly Licence[],
): Promise<Renewals | undefined> {
  try {
    const [subscriptions, lifetime] = await Promise.all([
      subscriptionsOfLicences(
        db,
        licences.map(({ id }) => id),
      ),
      lifetimePricesOf(
        db,
        licences.map(({ pid }) => pid),
      ),
    ]);
    const [chargeOf, payments] = await Promise.all([
      nextChargesOf({ db, providers, now: clock.now() }, subscriptions),
      openPaymentsOf(db, subscriptions),
    ]);
    return { subscriptions, lifetime, chargeOf, payments };
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    log.error({ err: error }, 'what renews a member’s licences could not be loaded');
    return undefined;
  }
}

function renewsOf(
  subscription: Subscription,
  payment: OpenPayment | undefined,
  { locale, format, chargeOf }: { locale: Locale; format: (day: Date) => string; chargeOf: ChargeOf },
): LicenceLabel['renews'] {
  const at = subscription.state === 'active' ? nextChargeAt(subscription) : null;
  // What staff decide about, or was charged in vain, is not charged on that day.
  if (!at || (payment && payment.state !== 'open')) return undefined;
  const chargeMinor = chargeOf(subscription);
  const price = chargeMinor > 0 ? formatMoney(chargeMinor, subscription.currency, locale) : undefined;
  return { date: format(at), price };
}

function stoppedOf(
  { state }: Subscription,
  worksUntil: Date | null,
  format: (day: Date) => string,
): LicenceLabel['stopped'] {
  if (state !== 'cancelling' && state !== 'paused') return undefined;
  return { state, date: worksUntil ? format(worksUntil) : undefined };
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
