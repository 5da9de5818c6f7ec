import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { findMembersAction } from '../../../desk/members/find-members-action.ts';
import { MEMBERS_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(MEMBERS_PAGE, findMembersAction);
