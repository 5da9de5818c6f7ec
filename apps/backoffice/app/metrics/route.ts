import { openMetrics } from '@spindle/platform/metrics.ts';

export const dynamic = 'force-dynamic';

const metrics = openMetrics('backoffice');

export async function GET(): Promise<Response> {
  const { contentType, body } = await metrics.read();
  return new Response(body, { headers: { 'content-type': contentType } });
}
