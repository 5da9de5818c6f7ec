import { deskRoute } from '../../../desk/desk-route.ts';
import { mailPage, sendMailAgainAction } from '../../../desk/send-mail-again-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(mailPage, sendMailAgainAction);
