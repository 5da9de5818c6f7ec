import { acceptOrderAction } from '../../../desk/accept-order-action.ts';
import { deskRoute } from '../../../desk/desk-route.ts';
import { REVIEW_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(REVIEW_PAGE, acceptOrderAction);
