import { mayAct } from '@spindle/domain/actor.ts';
import { dashboardWords } from '../dashboard/words.ts';
import { deskWords } from './desk-words.ts';
import {
  COUPONS_PAGE,
  DESK_ROLES,
  EXCHANGE_PAGE,
  JOBS_PAGE,
  ORDERS_PAGE,
  PAY_RATIOS_PAGE,
  PRICE_ROLES,
  PROMOTIONS_PAGE,
  REVIEW_PAGE,
  SALES_PAGE,
  SALES_ROLES,
  SELLER_PAGE,
  SELLER_ROLES,
  WEBHOOK_ROLES,
  WEBHOOKS_PAGE,
} from './pages.ts';
import { staffActor } from './staff-actor.ts';

/** The desk's pages in the back office's own navigation, for those who may see them. */
export function DeskLinks({ i18n, user }: { i18n?: { language: string }; user?: unknown }) {
  const actor = staffActor(user);
  const { words } = deskWords(i18n?.language);
  const links = [
    ...(mayAct(actor, SALES_ROLES) ? [[SALES_PAGE, dashboardWords(i18n?.language).words.sales.title]] : []),
    ...(mayAct(actor, DESK_ROLES)
      ? [
          [ORDERS_PAGE, words.orderList.title],
          [REVIEW_PAGE, words.orders.title],
          [EXCHANGE_PAGE, words.exchange.title],
          [JOBS_PAGE, words.jobs.title],
        ]
      : []),
    ...(mayAct(actor, PRICE_ROLES)
      ? [
          [PROMOTIONS_PAGE, words.promotions.title],
          [COUPONS_PAGE, words.coupons.title],
          [PAY_RATIOS_PAGE, words.payRatios.title],
        ]
      : []),
    ...(mayAct(actor, SELLER_ROLES) ? [[SELLER_PAGE, words.seller.title]] : []),
    ...(mayAct(actor, WEBHOOK_ROLES) ? [[WEBHOOKS_PAGE, words.webhooks.title]] : []),
  ];
  if (links.length === 0) return null;
  return links.map(([page, title]) => (
    <a key={page} className="nav__link" href={`/admin${page}`}>
      {title}
    </a>
  ));
}
