import { metrics } from '../../metrics.ts';
import { currentMayReadMetrics } from '../../metrics-reader.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  if (!currentMayReadMetrics()) return new Response('forbidden\n', { status: 403 });
  const { contentType, body } = await metrics.read();
  return new Response(body, { headers: { 'content-type': contentType } });
}
