import { deskRoute } from '../../../desk/desk-route.ts';
import { removeLifetimePriceAction } from '../../../desk/lifetime-price-actions.ts';
import { LIFETIME_PRICES_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(LIFETIME_PRICES_PAGE, removeLifetimePriceAction);
