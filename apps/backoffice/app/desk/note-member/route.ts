import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { noteMemberAction, pageOfMember } from '../../../desk/members/member-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfMember, noteMemberAction);
