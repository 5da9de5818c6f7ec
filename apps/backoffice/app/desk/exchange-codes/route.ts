import { getPayload } from 'payload';
import { exchangeFile } from '../../../desk/exchange-codes/exchange-file.ts';
import { staffActor } from '../../../desk/staff-actor.ts';
import config from '../../../payload.config.ts';
import { shop } from '../../../shop.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: request.headers });
  return exchangeFile(await shop(), staffActor(user), new URL(request.url));
}
