import { deskRoute } from '../../../desk/forms/desk-route.ts';
import {
  changeSubscriptionAction,
  pageOfSubscription,
} from '../../../desk/subscriptions/subscription-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfSubscription, changeSubscriptionAction);
