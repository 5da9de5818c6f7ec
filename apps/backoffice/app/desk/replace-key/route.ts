import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { pageOfLicence, replaceKeyAction } from '../../../desk/licences/licence-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfLicence, replaceKeyAction);
