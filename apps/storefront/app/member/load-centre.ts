import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { offersOnce } from '@spindle/domain/catalogue/offers-once.ts';
import { opensOf } from '@spindle/domain/licences/licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../page/links.ts';
import type { CentreSection } from '../../page/member-sections.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { Drawn } from '../drawn/draw-part.tsx';
import { drawRecommendations } from '../recommendations/draw-recommendations.tsx';
import { pageNotFound } from '../shop/page-not-found.ts';
import { loadAccount, type ShownAccount } from './account/load-account.ts';
import { masked } from './acting/masked.ts';
import { askedDevice, type SeatNotice, seatNotice } from './devices/asked-device.ts';
import { type DeviceToRelease, loadDevice } from './devices/load-device.ts';
import { loadDevices, type Seats } from './devices/load-devices.ts';
import { readPlace } from './list-place.ts';
import { type Counts, loadCounts } from './load-counts.ts';
import { loadMyProducts, type MyProducts } from './my-products/load-my-products.ts';
import { type FailedSection, orFailed } from './or-failed.ts';
import { loadOrder, type ShownOrder } from './orders/load-order.ts';
import { loadOrders, type OrderList } from './orders/load-orders.ts';
import { loadOverview, type OverviewData } from './overview/load-overview.ts';
import { loadPrivacy, type ShownPrivacy } from './privacy/load-privacy.ts';
import { loadSecurity, type ShownSecurity } from './security/load-security.ts';
import { loadChange, type ShownChange } from './subscriptions/load-change.ts';
import { loadCountry, type ShownCountry } from './subscriptions/load-country.ts';
import { loadSubscriptions, type SubscriptionList } from './subscriptions/load-subscriptions.ts';
import {
  type CountryProblem,
  doneOf,
  isCountryProblem,
  isProblem,
  type SubscriptionDone,
  type SwitchProblem,
} from './subscriptions/step.ts';

/** What a section of the member centre shows. */
export type CentreData = Whose & CentreSectionData;

interface Whose {
  email: string;
  name: string;
  counts: Counts;
}

type CentreSectionData =
  /** The section could not be loaded. */
  | FailedSection
  | { section: 'overview'; overview: OverviewData; recommended: Drawn | undefined }
  | { section: 'my_products'; products: MyProducts }
  | { section: 'devices'; seats: Seats; notice: SeatNotice | undefined }
  | { section: 'devices'; device: DeviceToRelease }
  | { section: 'subscriptions'; subscribed: SubscriptionList; done: SubscriptionDone | undefined }
  | { section: 'subscriptions'; change: ShownChange; problem: SwitchProblem | undefined }
  | { section: 'subscriptions'; taxed: ShownCountry; problem: CountryProblem | undefined }
  | { section: 'orders'; list: OrderList }
  | { section: 'orders'; order: ShownOrder }
  | { section: 'account'; account: ShownAccount }
  | { section: 'security'; security: ShownSecurity }
  | { section: 'privacy'; privacy: ShownPrivacy };

/**
 * A section of the member centre; a 404 for what is not this member's. If a section can't be loaded, the centre is still
 * shown, with links to the others and the log-out.
 */
export async function loadCentre(
  section: CentreSection,
  viewer: Exclude<Viewer, { kind: 'anonymous' }>,
  at: { context: Readonly<RouterContextProvider>; url: URL },
): Promise<CentreData> {
  if (viewer.kind === 'member') return loadOwn(section, viewer, at);
  const { db, clock, log } = at.context.get(servicesContext);
  // Sections that need a proof of who the member is are closed to staff by now (`isSectionForActing`).
  const asMember = { ...viewer, kind: 'member' as const, factorAt: new Date(0) };
  // A masked key must not be found piece by piece either.
  const shown = await loadOwn(section, asMember, { ...at, byKey: false });
  const licences = await orFailed(section, log, licencesOfMember({ db, clock }, viewer));
  // Without the list of keys nothing can be masked, so nothing that may hold a key is shown.
  if ('failed' in licences)
    return { email: shown.email, name: shown.name, counts: shown.counts, ...licences };
  return masked(
    withoutFiles(shown),
    licences.map(({ key }) => key),
  );
}

interface At {
  context: Readonly<RouterContextProvider>;
  url: URL;
  /** Whether a search may match parts of keys. */
  byKey?: boolean | undefined;
}

async function loadOwn(
  section: CentreSection,
  viewer: Extract<Viewer, { kind: 'member' }>,
  { context, url, byKey = true }: At,
): Promise<CentreData> {
  const { memberId, email, name } = viewer;
  const { db, clock, log } = context.get(servicesContext);
  const [shown, counts] = await Promise.all([
    orFailed(section, log, loadSectionOf(section, viewer, { context, url, byKey })),
    loadCounts({ db, clock, log }, memberId),
  ]);
  return { email, name, counts, ...shown };
}

async function loadSectionOf(
  section: CentreSection,
  viewer: Extract<Viewer, { kind: 'member' }>,
  { context, url, byKey }: At,
): Promise<CentreSectionData> {
  const { memberId } = viewer;
  const { db, clock, config, content, log, accounts, checkout } = context.get(servicesContext);
  const { providers } = checkout;
  const offersOf = offersOnce(db);
  const { country, page } = context.get(requestContext);
  const { locale } = page;
  const whose = { memberId, locale, links: linksFor(page) };
  const visitor = { country, member: viewer };
  const licenceId = z.uuid().safeParse(url.searchParams.get('licence')).data;
  const listed = { ...whose, asked: readPlace(url), licenceId, byKey };
  switch (section) {
    case 'overview': {
      // What editors recommend leaves out what the member has.
      const licences = licencesOfMember({ db, clock }, viewer);
      const [overview, recommended] = await Promise.all([
        loadOverview({ db, clock, content, log, providers, offersOf }, { ...whose, visitor }, licences),
        drawRecommendations(context, 'member', async () => (await licences).flatMap(opensOf)),
      ]);
      return { section, overview, recommended };
    }
    case 'my_products': {
      const asked = { ...listed, visitor };
      return {
        section,
        products: await loadMyProducts({ db, clock, content, log, providers, offersOf }, asked),
      };
    }
    case 'devices': {
      if (url.searchParams.has('release')) {
        const deviceId = askedDevice(url);
        const device = deviceId && (await loadDevice(db, { ...whose, deviceId }));
        if (!device) throw await pageNotFound(context);
        return { section, device };
      }
      const seats = await loadDevices({ db, clock }, listed);
      return { section, seats, notice: seatNotice(url) };
    }
    case 'subscriptions': {
      const changed = url.searchParams.get('change');
      if (changed !== null) {
        const subscriptionId = z.uuid().safeParse(changed).data;
        const change = subscriptionId && (await loadChange(checkout, { ...whose, subscriptionId }));
        if (!change) throw await pageNotFound(context);
        const problem = url.searchParams.get('problem');
        return { section, change, problem: isProblem(problem) ? problem : undefined };
      }
      const moved = url.searchParams.get('country');
      if (moved !== null) {
        const subscriptionId = z.uuid().safeParse(moved).data;
        const saved = url.searchParams.get('done') === 'saved';
        const asked = subscriptionId && { ...whose, subscriptionId, network: country, saved };
        const taxed = asked && (await loadCountry(checkout, asked));
        if (!taxed) throw await pageNotFound(context);
        const problem = url.searchParams.get('problem');
        return { section, taxed, problem: isCountryProblem(problem) ? problem : undefined };
      }
      const subscribed = await loadSubscriptions(checkout, whose);
      return { section, subscribed, done: doneOf(url, subscribed.subscriptions) };
    }
    case 'account':
      return {
        section,
        account: await loadAccount({ db, clock, google: accounts.google }, viewer, url),
      };
    case 'privacy':
      return { section, privacy: await loadPrivacy({ db, clock, config }, viewer, { locale, url }) };
    case 'security':
      return { section, security: await loadSecurity(accounts, viewer, { locale, url }) };
    case 'orders': {
      const number = url.searchParams.get('order');
      if (number !== null) {
        const order = await loadOrder({ db, clock }, { ...whose, shopName: page.shopName, number });
        if (!order) throw await pageNotFound(context);
        return { section, order };
      }
      const after = url.searchParams.get('after') ?? undefined;
      const list = await loadOrders({ db, offersOf }, { ...whose, after, q: readPlace(url).q });
      if (!list) throw await pageNotFound(context);
      return { section, list };
    }
  }
}

/** A section as staff see it while they act as the member: without files that they could keep, and without the card. */
function withoutFiles(shown: CentreData): CentreData {
  if ('products' in shown) {
    const licences = shown.products.licences.map((each) => ({
      ...{ ...each, downloads: [], older: [] },
      opens: each.opens.map(({ pid, name }) => ({ pid, name, downloads: [], older: [] })),
    }));
    return { ...shown, products: { ...shown.products, licences } };
  }
  if ('list' in shown) {
    const orders = shown.list.orders.map((order) => ({ ...order, invoiceHref: undefined }));
    return { ...shown, list: { ...shown.list, orders } };
  }
  if ('order' in shown) return { ...shown, order: { ...shown.order, documents: [] } };
  if ('subscribed' in shown) {
    return { ...shown, subscribed: { ...shown.subscribed, cards: { card: undefined, guests: [] } } };
  }
  return shown;
}
