import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { COUPONS_PAGE } from '../../../desk/pages.ts';
import { saveCouponAction } from '../../../desk/prices/coupon-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(COUPONS_PAGE, saveCouponAction);
