import { actAsMemberAction, pageOfBuyer } from '../../../desk/acting/act-as-member-action.ts';
import { deskRoute } from '../../../desk/forms/desk-route.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfBuyer, actAsMemberAction);
