import { deskRoute } from '../../../desk/desk-route.ts';
import { JOBS_PAGE } from '../../../desk/pages.ts';
import { retryJobAction } from '../../../desk/retry-job-action.ts';

export const dynamic = 'force-dynamic';
export const POST = deskRoute(JOBS_PAGE, retryJobAction);
