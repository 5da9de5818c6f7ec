import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { CANCELLATIONS_PAGE } from '../../../desk/pages.ts';
import { settleCancellationAction } from '../../../desk/subscriptions/settle-cancellation-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(CANCELLATIONS_PAGE, settleCancellationAction);
