import { getPayload } from 'payload';
import { JOBS_PAGE } from '../../../desk/pages.ts';
import { retryJobAction } from '../../../desk/retry-job-action.ts';
import { staffAction } from '../../../desk/staff-action.ts';
import config from '../../../payload.config.ts';
import { settings } from '../../../settings.ts';
import { shop } from '../../../shop.ts';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  const origin = settings().origins.backoffice;
  return staffAction({ payload, origin, page: `/admin${JOBS_PAGE}` }, request, async (actor, form) =>
    retryJobAction(await shop(), actor, form),
  );
}
