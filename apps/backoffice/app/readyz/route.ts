import { getPayload } from 'payload';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** Content can be read from the database. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'products' });
    return new Response('ready\n');
  } catch {
    return new Response('not ready\n', { status: 503 });
  }
}
