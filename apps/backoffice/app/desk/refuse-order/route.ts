import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { refundPage } from '../../../desk/refunds/refund-order-action.ts';
import { refuseOrderAction } from '../../../desk/review/refuse-order-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(refundPage, refuseOrderAction);
