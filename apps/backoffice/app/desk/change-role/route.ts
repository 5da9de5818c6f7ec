import { changeRoleAction } from '../../../desk/change-role-action.ts';
import { deskRoute } from '../../../desk/desk-route.ts';
import { ROLES_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(ROLES_PAGE, changeRoleAction);
