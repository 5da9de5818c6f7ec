import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { mailPage, sendMailAgainAction } from '../../../desk/orders/send-mail-again-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(mailPage, sendMailAgainAction);
