import type { Actor } from '@spindle/domain/actor.ts';
import { exportCodes } from '@spindle/domain/exchange-codes/export-codes.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import { z } from 'zod';

/** The codes of a batch as a file, for those who may make codes. */
export async function exchangeFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  if (!(await mayAct(deps.db, actor, 'exchange_codes'))) return new Response('forbidden\n', { status: 403 });
  const batchId = z.uuid().safeParse(url.searchParams.get('batch')).data;
  const file = batchId === undefined ? undefined : await exportCodes(deps.db, batchId);
  if (!file) return new Response('not found\n', { status: 404 });
  return new Response(file.csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="exchange-codes-${file.batch.id.slice(0, 8)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
