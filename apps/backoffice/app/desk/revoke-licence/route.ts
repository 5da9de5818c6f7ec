import { deskRoute } from '../../../desk/desk-route.ts';
import { pageOfLicence, revokeLicenceAction } from '../../../desk/licence-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfLicence, revokeLicenceAction);
