import { actAsMemberAction } from '../../../desk/acting/act-as-member-action.ts';
import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { pageOfMember } from '../../../desk/members/member-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfMember, actAsMemberAction);
