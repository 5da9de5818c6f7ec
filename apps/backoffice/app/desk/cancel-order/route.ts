import { cancelOrderAction } from '../../../desk/cancel-order-action.ts';
import { deskRoute } from '../../../desk/desk-route.ts';
import { ORDERS_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(ORDERS_PAGE, cancelOrderAction);
