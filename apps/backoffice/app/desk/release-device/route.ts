import { deskRoute } from '../../../desk/desk-route.ts';
import { pageOfLicence, releaseDeviceAction } from '../../../desk/licence-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(pageOfLicence, releaseDeviceAction);
