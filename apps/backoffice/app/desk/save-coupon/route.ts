import { saveCouponAction } from '../../../desk/coupon-actions.ts';
import { deskRoute } from '../../../desk/desk-route.ts';
import { COUPONS_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(COUPONS_PAGE, saveCouponAction);
