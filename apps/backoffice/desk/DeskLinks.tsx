import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import { dashboardWords } from '../dashboard/words.ts';
import { shop } from '../shop.ts';
import { deskWords } from './desk-words.ts';
import {
  BOOKS_PAGE,
  BUYERS_PAGE,
  CANCELLATIONS_PAGE,
  COUPONS_PAGE,
  EXCHANGE_PAGE,
  EXCHANGE_RATES_PAGE,
  JOBS_PAGE,
  LICENCES_PAGE,
  LIFETIME_PRICES_PAGE,
  MEMBERS_PAGE,
  ORDERS_PAGE,
  PAY_RATIOS_PAGE,
  PRICE_CHANGES_PAGE,
  PROMOTIONS_PAGE,
  RELEASES_PAGE,
  REVIEW_PAGE,
  ROLES_PAGE,
  SALES_PAGE,
  SECOND_FACTOR_PAGE,
  SELLER_PAGE,
  SUBSCRIPTIONS_PAGE,
  TAX_RATES_PAGE,
  TAX_REGISTRATIONS_PAGE,
  WEBHOOKS_PAGE,
} from './pages.ts';
import { staffActor } from './staff-actor.ts';

/** The desk's pages in the back office's own navigation, for those who may see them. */
export async function DeskLinks({ i18n, user }: { i18n?: { language: string }; user?: unknown }) {
  const actor = staffActor(user);
  if (actor.kind !== 'staff') return null;
  const { deps } = await shop();
  return <LinksFor permissions={await permissionsOf(deps.db, actor)} language={i18n?.language} />;
}

export function LinksFor({
  permissions,
  language,
}: {
  permissions: readonly Permission[];
  language: string | undefined;
}) {
  const { words } = deskWords(language);
  const links: readonly (readonly [Permission, page: string, title: string])[] = [
    ['sales', SALES_PAGE, dashboardWords(language).words.sales.title],
    ['books', BOOKS_PAGE, words.books.title],
    ['orders', ORDERS_PAGE, words.orderList.title],
    ['orders', BUYERS_PAGE, words.buyers.title],
    ['members', MEMBERS_PAGE, words.members.title],
    ['orders', REVIEW_PAGE, words.orders.title],
    ['subscriptions', SUBSCRIPTIONS_PAGE, words.subscriptionList.title],
    ['subscriptions', CANCELLATIONS_PAGE, words.cancellations.title],
    ['licences', LICENCES_PAGE, words.licence.list],
    ['exchange_codes', EXCHANGE_PAGE, words.exchange.title],
    ['jobs', JOBS_PAGE, words.jobs.title],
    ['prices', PROMOTIONS_PAGE, words.promotions.title],
    ['prices', COUPONS_PAGE, words.coupons.title],
    ['prices', LIFETIME_PRICES_PAGE, words.lifetimePrices.title],
    ['prices', PRICE_CHANGES_PAGE, words.priceChanges.title],
    ['prices', PAY_RATIOS_PAGE, words.payRatios.title],
    ['releases', RELEASES_PAGE, words.releases.title],
    ['seller', SELLER_PAGE, words.seller.title],
    ['taxes', TAX_REGISTRATIONS_PAGE, words.tax.registrations.title],
    ['taxes', TAX_RATES_PAGE, words.tax.rates.title],
    ['taxes', EXCHANGE_RATES_PAGE, words.exchangeRates.title],
    ['webhooks', WEBHOOKS_PAGE, words.webhooks.title],
    ['roles', ROLES_PAGE, words.roles.title],
  ];
  // Everybody's own.
  const own = ['', SECOND_FACTOR_PAGE, words.secondFactor.title] as const;
  return [...links.filter(([permission]) => permissions.includes(permission)), own].map(([, page, title]) => (
    <a key={page} className="nav__link" href={`/admin${page}`}>
      {title}
    </a>
  ));
}
