import { deskRoute } from '../../../desk/desk-route.ts';
import { TAX_REGISTRATIONS_PAGE } from '../../../desk/pages.ts';
import { setRegistrationAction } from '../../../desk/tax-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(TAX_REGISTRATIONS_PAGE, setRegistrationAction);
