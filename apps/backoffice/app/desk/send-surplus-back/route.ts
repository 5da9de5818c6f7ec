import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { REVIEW_PAGE } from '../../../desk/pages.ts';
import { sendSurplusBackAction } from '../../../desk/review/send-surplus-back-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(REVIEW_PAGE, sendSurplusBackAction);
