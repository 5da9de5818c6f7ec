import type { Actor } from '@spindle/domain/actor.ts';
import { exportCodes } from '@spindle/domain/exchange-codes/export-codes.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';

/** The codes of a batch as a file, for those who may make codes. */
export async function exchangeFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  const file = await exportCodes(deps, actor, { batchId: url.searchParams.get('batch') ?? '' });
  if (!file.ok) {
    return file.error === 'not_allowed'
      ? new Response('forbidden\n', { status: 403 })
      : new Response('not found\n', { status: 404 });
  }
  return new Response(file.csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="exchange-codes-${file.batch.id.slice(0, 8)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
