import { getPayload } from 'payload';
import { cancelOrderAction } from '../../../desk/cancel-order-action.ts';
import { ORDERS_PAGE } from '../../../desk/pages.ts';
import { staffAction } from '../../../desk/staff-action.ts';
import config from '../../../payload.config.ts';
import { settings } from '../../../settings.ts';
import { shop } from '../../../shop.ts';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  const origin = settings().origins.backoffice;
  return staffAction({ payload, origin, page: `/admin${ORDERS_PAGE}` }, request, async (actor, form) =>
    cancelOrderAction(await shop(), actor, form),
  );
}
