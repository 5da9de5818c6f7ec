import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { SELLER_PAGE } from '../../../desk/pages.ts';
import { saveSellerAction } from '../../../desk/settings/seller-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(SELLER_PAGE, saveSellerAction);
