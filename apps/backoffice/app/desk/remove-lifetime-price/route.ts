import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { LIFETIME_PRICES_PAGE } from '../../../desk/pages.ts';
import { removeLifetimePriceAction } from '../../../desk/prices/lifetime-price-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(LIFETIME_PRICES_PAGE, removeLifetimePriceAction);
