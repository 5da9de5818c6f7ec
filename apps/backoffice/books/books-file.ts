import type { Actor } from '@spindle/domain/actor.ts';
import { exportLedger } from '@spindle/domain/books/export-ledger.ts';
import { exportOss } from '@spindle/domain/books/export-oss.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';

/** The books of a period as a file, which is read while it is sent. */
export async function booksFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  const file = await exportLedger(deps, actor, { period: url.searchParams.get('period') ?? '' });
  if (!file.ok) return refused(file.error);
  return csvResponse(file.name, streamOf(file.csv));
}

/** The return of the one-stop shop for a quarter. */
export async function ossFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  const file = await exportOss(deps, actor, { quarter: url.searchParams.get('quarter') ?? '' });
  return file.ok ? csvResponse(file.name, file.csv) : refused(file.error);
}

function csvResponse(name: string, body: ReadableStream | string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Its page leads nobody here; who comes all the same is told by status. */
function refused(error: 'not_allowed' | 'period_unknown' | 'not_registered' | 'rates_missing'): Response {
  const status = { not_allowed: 403, period_unknown: 404, not_registered: 409, rates_missing: 409 }[error];
  return new Response(`${error}\n`, { status });
}

/** Reads on as fast as the file is taken, and stops with whoever stops taking it. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
