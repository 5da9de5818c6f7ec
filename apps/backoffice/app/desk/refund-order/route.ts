import { deskRoute } from '../../../desk/desk-route.ts';
import { refundOrderAction, refundPage } from '../../../desk/refund-order-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(refundPage, refundOrderAction);
