import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { loadAccount, type ShownAccount } from './account/load-account.ts';
import { masked } from './acting/masked.ts';
import { askedDevice } from './devices/asked-device.ts';
import { type DeviceToRelease, loadDevice } from './devices/load-device.ts';
import { type LicenceSeats, loadDevices } from './devices/load-devices.ts';
import { type LicenceLabel, loadMyProducts } from './my-products/load-my-products.ts';
import { loadOrder, type ShownOrder } from './orders/load-order.ts';
import { loadOrders, type OrderList } from './orders/load-orders.ts';
import { loadPrivacy, type ShownPrivacy } from './privacy/load-privacy.ts';
import type { CentreSection } from './sections.ts';
import { loadSecurity, type ShownSecurity } from './security/load-security.ts';
import { loadChange, type ShownChange } from './subscriptions/load-change.ts';
import { loadSubscriptions, type SubscriptionList } from './subscriptions/load-subscriptions.ts';
import { doneOf, isProblem, type SubscriptionDone, type SwitchProblem } from './subscriptions/step.ts';

/** What a section of the member centre shows. */
export type CentreData = { email: string } & (
  | { section: 'my_products'; licences: LicenceLabel[] }
  | { section: 'devices'; seats: LicenceSeats[]; released: boolean }
  | { section: 'devices'; device: DeviceToRelease }
  | { section: 'subscriptions'; subscribed: SubscriptionList; done: SubscriptionDone | undefined }
  | { section: 'subscriptions'; change: ShownChange; problem: SwitchProblem | undefined }
  | { section: 'orders'; list: OrderList }
  | { section: 'orders'; order: ShownOrder }
  | { section: 'account'; account: ShownAccount }
  | { section: 'security'; security: ShownSecurity }
  | { section: 'privacy'; privacy: ShownPrivacy }
);

/** A section of the member centre; a 404 for what is not this member's. */
export async function loadCentre(
  section: CentreSection,
  viewer: Exclude<Viewer, { kind: 'anonymous' }>,
  at: { context: Readonly<RouterContextProvider>; url: URL },
): Promise<CentreData> {
  if (viewer.kind === 'member') return loadOwn(section, viewer, at);
  const { db, clock } = at.context.get(servicesContext);
  // Sections that ask who the member is, to let them change who may come in, are closed by now (`isSectionForActing`).
  const shown = await loadOwn(section, { ...viewer, kind: 'member', factorAt: new Date(0) }, at);
  const licences = await licencesOfMember({ db, clock }, viewer);
  return masked(
    withoutFiles(shown),
    licences.map(({ key }) => key),
  );
}

async function loadOwn(
  section: CentreSection,
  viewer: Extract<Viewer, { kind: 'member' }>,
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
): Promise<CentreData> {
  const { memberId, email } = viewer;
  const { db, clock, content, log, accounts } = context.get(servicesContext);
  const { page } = context.get(requestContext);
  const { locale } = page;
  const whose = { memberId, locale, links: linksFor(page) };
  switch (section) {
    case 'my_products':
      return { section, email, licences: await loadMyProducts({ db, clock, content, log }, whose) };
    case 'devices': {
      if (url.searchParams.has('release')) {
        const deviceId = askedDevice(url);
        const device = deviceId && (await loadDevice(db, { ...whose, deviceId }));
        if (!device) throw await pageNotFound(context);
        return { section, email, device };
      }
      const released = url.searchParams.has('released');
      return { section, email, seats: await loadDevices({ db, clock }, whose), released };
    }
    case 'subscriptions': {
      const { checkout } = context.get(servicesContext);
      const changed = url.searchParams.get('change');
      if (changed !== null) {
        const subscriptionId = z.uuid().safeParse(changed).data;
        const change = subscriptionId && (await loadChange(checkout, { ...whose, subscriptionId }));
        if (!change) throw await pageNotFound(context);
        const problem = url.searchParams.get('problem');
        return { section, email, change, problem: isProblem(problem) ? problem : undefined };
      }
      return { section, email, subscribed: await loadSubscriptions(checkout, whose), done: doneOf(url) };
    }
    case 'account':
      return {
        section,
        email,
        account: await loadAccount({ db, clock, google: accounts.google }, viewer, url),
      };
    case 'privacy':
      return { section, email, privacy: await loadPrivacy({ db, clock }, viewer, { locale, url }) };
    case 'security':
      return { section, email, security: await loadSecurity(accounts, viewer, { locale, url }) };
    case 'orders': {
      const number = url.searchParams.get('order');
      if (number !== null) {
        const order = await loadOrder({ db, clock }, { ...whose, number });
        if (!order) throw await pageNotFound(context);
        return { section, email, order };
      }
      const list = await loadOrders(db, { ...whose, after: url.searchParams.get('after') ?? undefined });
      if (!list) throw await pageNotFound(context);
      return { section, email, list };
    }
  }
}

/** A section as staff see it who act as the member: without what they could take along, and without the card. */
function withoutFiles(shown: CentreData): CentreData {
  if (shown.section === 'my_products') {
    return { ...shown, licences: shown.licences.map((each) => ({ ...each, downloads: [], older: [] })) };
  }
  if ('order' in shown) return { ...shown, order: { ...shown.order, documents: [] } };
  if ('subscribed' in shown) {
    return { ...shown, subscribed: { ...shown.subscribed, cards: { card: undefined, guests: [] } } };
  }
  return shown;
}
