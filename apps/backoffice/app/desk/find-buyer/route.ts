import { findBuyerAction } from '../../../desk/buyers/find-buyer-action.ts';
import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { BUYERS_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(BUYERS_PAGE, findBuyerAction);
