import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { findLicencesAction } from '../../../desk/licences/licence-actions.ts';
import { LICENCES_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(LICENCES_PAGE, findLicencesAction);
