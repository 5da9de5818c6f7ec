import { deskRoute } from '../../../desk/desk-route.ts';
import { changeSubscriptionAction, pageOfSubscription } from '../../../desk/subscription-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfSubscription, changeSubscriptionAction);
