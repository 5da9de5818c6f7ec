import type { Content } from '@spindle/content/reading/readers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { OffersOf } from '@spindle/domain/catalogue/offers-once.ts';
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
import type { OpenPayment } from '@spindle/domain/subscriptions/periods/open-payments-of.ts';
import type { OpenPeriods } from '@spindle/domain/subscriptions/periods/open-periods-of.ts';
import { nextChargeAt } from '@spindle/domain/subscriptions/renewal/next-charge.ts';
import { nextChargesOf } from '@spindle/domain/subscriptions/renewal/next-charges.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import type { QuoteSwitchDeps } from '@spindle/domain/subscriptions/switch/quote-switch.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { Links } from '../../../page/links.ts';
import { upgradePids } from '../../checkout/checkout/upgrade-pids.ts';
import type { DiscLine } from '../../ui/Disc.tsx';
import { type ShownDevice, showDevice } from '../devices/show-device.ts';
import { namedOffers } from '../named-offers.ts';
import { waysOf } from '../subscriptions/ways-of.ts';
import { goesOn } from './goes-on.ts';
import { type LicenceDownload, licenceDownloads, type OlderDownload } from './licence-downloads.ts';
import { purchaseOf, renewalOf, renewedPid } from './renewal-of.ts';
import type { Term } from './TimeBar.tsx';
import { type TimeBarData, timeBar } from './time-bar.ts';
import { type Upgrade, upgradeOf } from './upgrade-of.ts';

/** How many computers the label itself shows. */
const DEVICES_SHOWN = 5;

/** A licence as its label shows it; dates are in the member's language. */
export interface LicenceLabel {
  id: string;
  key: string;
  name: string;
  line: DiscLine;
  licenceType: Licence['licenceType'];
  seats: number;
  /** Seats that are taken for a new computer. */
  used: number;
  /** The computers that were seen most recently. */
  devices: ShownDevice[];
  /** There are more computers. */
  moreDevices: boolean;
  devicesHref: string;
  state: Licence['state'];
  order: { number: string; href: string } | undefined;
  bought: string;
  works: Term;
  updates: Term;
  bar: TimeBarData;
  /**
   * A checkout of the same product and term, for a licence with an end, if it is sold and no other licence goes on in its
   * place.
   */
  renewHref: string | undefined;
  /** A checkout for a trial, if no other licence goes on in its place: the key stays the same. */
  buyHref: string | undefined;
  /**
   * Whether the licence renews could not be read: the label says nothing about it, and nobody is led to buy again what
   * may renew.
   */
  isRenewalUnknown: boolean;
  /** It renews by itself, or did until that was stopped. */
  subscribed: boolean;
  /** The next charge of its subscription; no price where credit covers it. */
  renews: { date: string; price: string | undefined } | undefined;
  /**
   * It does not renew until somebody resumes it, and works until `date`; without a date, for good, or as a pending
   * payment decides.
   */
  stopped: { state: 'cancelling' | 'paused'; date: string | undefined } | undefined;
  /**
   * Where its subscription can be changed to another plan, which says what that costs. Another product would be bought
   * besides, and is not offered.
   */
  changeHref: string | undefined;
  upgrade: Upgrade | undefined;
  downloads: LicenceDownload[];
  /** For a bundle, what its key opens besides. */
  opens: { pid: string; name: string; downloads: LicenceDownload[]; older: OlderDownload[] }[];
  /** Earlier versions, newest first. */
  older: OlderDownload[];
}

export interface LabelDeps extends QuoteSwitchDeps {
  content: Pick<Content, 'read'>;
  offersOf: OffersOf;
  log: Log;
}

/** What renews licences. */
export interface Renewing {
  /** The running subscriptions of these licences, or of more. */
  subscriptions: readonly Subscription[];
  /** Of those that are the member's own, the open periods and the state of their payments. */
  open: OpenPeriods;
  payments: ReadonlyMap<string, OpenPayment>;
}

/**
 * Licences of one member, with what the catalogue, the orders and their subscriptions know about them. If the
 * subscriptions can't be read, the rest is still shown, above all the keys.
 * @param all the member's licences: nobody is offered what they already have
 * @param renewing reads what renews these licences
 * @param visitor who would pay the prices of upgrades
 */
export async function labelLicences(
  deps: LabelDeps,
  licences: readonly Licence[],
  {
    all,
    renewing,
    visitor,
    locale,
    links,
  }: {
    all: readonly Licence[];
    renewing: () => Promise<Renewing>;
    visitor: PriceVisitor;
    locale: Locale;
    links: Links;
  },
): Promise<LicenceLabel[]> {
  if (licences.length === 0) return [];
  const ids = licences.map(({ id }) => id);
  const now = deps.clock.now();
  const upgrades = await upgradesByPid(deps, licences, locale);
  const upgradesTo = [...upgrades.values()].flat();
  const [found, context, numbers, devices, releases, renewals] = await Promise.all([
    deps.offersOf([
      ...licences.flatMap(({ pid, alsoOpens }) => [pid, renewedPid(pid), ...alsoOpens]),
      ...upgradesTo,
    ]),
    // Only an upgrade is shown with its price.
    upgradesTo.length > 0
      ? readPriceContext(deps, { at: now, code: undefined, discountsProhibited: false, ...visitor })
      : undefined,
    numbersOfOrders(
      deps.db,
      licences.flatMap(({ orderId }) => orderId ?? []),
    ),
    devicesOfLicences(deps.db, ids),
    releasesForLicences(deps, licences),
    loadRenewals(deps, licences, renewing),
  ]);
  const { offers, nameOf } = namedOffers(found, locale);
  const { subscriptions, lifetime, chargeOf, payments } = renewals ?? { subscriptions: [], lifetime: [] };
  const owned = new Set(all.filter(({ state }) => state === 'active').flatMap(opensOf));
  const kept = new Set(subscriptions.map(({ licenceId }) => licenceId));
  // A gift is paid for by its giver: only they may know what it costs and what happens to it (docs/decisions/0046).
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
      // A paused or unpaid subscription goes on with the same licence, whoever pays for it, so nothing is bought again.
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
        !renewals || subscription || !context
          ? undefined
          : upgradeOf(licence, upgrades.get(licence.pid) ?? [], { offers, owned, context, locale, links }),
      ...brings(licence.pid),
      opens: licence.alsoOpens.flatMap((pid) => {
        const known = offers.get(pid);
        // A bundle within the bundle is left out: its programs are listed here themselves.
        if (!known || known.type === 'bundle') return [];
        return [{ pid, name: namesIn(known, locale).shortName, ...brings(pid) }];
      }),
    };
  });
}

type ChargeOf = Awaited<ReturnType<typeof nextChargesOf>>;

interface Renewals {
  subscriptions: readonly Subscription[];
  lifetime: LifetimePrice[];
  chargeOf: ChargeOf;
  payments: ReadonlyMap<string, OpenPayment>;
}

/** What renews these licences, and what turns them into lifetime ones; undefined if that can't be read. */
async function loadRenewals(
  { db, clock, log, providers }: LabelDeps,
  licences: readonly Licence[],
  renewing: () => Promise<Renewing>,
): Promise<Renewals | undefined> {
  try {
    const [{ subscriptions, open, payments }, lifetime] = await Promise.all([
      renewing(),
      lifetimePricesOf(
        db,
        licences.map(({ pid }) => pid),
      ),
    ]);
    // Of a gift, nothing is shown that its giver pays.
    const own = subscriptions.filter((one) =>
      licences.some(({ id, memberId }) => id === one.licenceId && memberId === one.memberId),
    );
    const chargeOf = await nextChargesOf({ db, providers, now: clock.now() }, own, open);
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
  // Nothing is charged on that day if staff are deciding about the payment, or if it has failed.
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

/** What editors offer to owners of the products of working licences. */
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
