import { deskRoute } from '../../../desk/desk-route.ts';
import { SELLER_PAGE } from '../../../desk/pages.ts';
import { saveSellerAction } from '../../../desk/seller-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(SELLER_PAGE, saveSellerAction);
