import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { pageOfSurplus, sendSurplusBackAction } from '../../../desk/review/send-surplus-back-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfSurplus, sendSurplusBackAction);
