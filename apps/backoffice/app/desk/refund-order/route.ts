import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { refundOrderAction, refundPage } from '../../../desk/refunds/refund-order-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(refundPage, refundOrderAction);
