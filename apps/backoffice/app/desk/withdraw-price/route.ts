import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { PRICE_CHANGES_PAGE } from '../../../desk/pages.ts';
import { withdrawPriceAction } from '../../../desk/prices/withdraw-price-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(PRICE_CHANGES_PAGE, withdrawPriceAction);
