import { deskRoute } from '../../../desk/desk-route.ts';
import { RELEASES_PAGE } from '../../../desk/pages.ts';
import { setReleaseNotesAction } from '../../../desk/release-actions.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(RELEASES_PAGE, setReleaseNotesAction);
