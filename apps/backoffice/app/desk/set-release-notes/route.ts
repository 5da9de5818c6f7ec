import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { RELEASES_PAGE } from '../../../desk/pages.ts';
import { setReleaseNotesAction } from '../../../desk/releases/release-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(RELEASES_PAGE, setReleaseNotesAction);
