import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { pageOfMember, removeMemberNoteAction } from '../../../desk/members/member-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfMember, removeMemberNoteAction);
