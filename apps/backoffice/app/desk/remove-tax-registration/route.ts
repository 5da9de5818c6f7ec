import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { TAX_REGISTRATIONS_PAGE } from '../../../desk/pages.ts';
import { removeRegistrationAction } from '../../../desk/tax/tax-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(TAX_REGISTRATIONS_PAGE, removeRegistrationAction);
