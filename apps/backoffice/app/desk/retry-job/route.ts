import { retryJobAction } from '../../../desk/failures/retry-job-action.ts';
import { deskRoute } from '../../../desk/forms/desk-route.ts';
import { JOBS_PAGE } from '../../../desk/pages.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(JOBS_PAGE, retryJobAction);
