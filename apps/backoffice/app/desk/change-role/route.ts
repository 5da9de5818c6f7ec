import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { ROLES_PAGE } from '../../../desk/pages.ts';
import { changeRoleAction } from '../../../desk/settings/change-role-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(ROLES_PAGE, changeRoleAction);
