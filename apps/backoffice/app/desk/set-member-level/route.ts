import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { pageOfMember, setMemberLevelAction } from '../../../desk/members/member-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfMember, setMemberLevelAction);
