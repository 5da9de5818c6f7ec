import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { REVIEW_PAGE } from '../../../desk/pages.ts';
import { cancelOrderAction } from '../../../desk/review/cancel-order-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(REVIEW_PAGE, cancelOrderAction);
