import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { PROMOTIONS_PAGE } from '../../../desk/pages.ts';
import { endPromotionAction } from '../../../desk/prices/promotion-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(PROMOTIONS_PAGE, endPromotionAction);
