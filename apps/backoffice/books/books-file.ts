import type { Actor } from '@spindle/domain/actor.ts';
import { exportLedger } from '@spindle/domain/books/export-ledger.ts';
import { exportOss } from '@spindle/domain/books/export-oss.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';

/** The books of a period as a file; it is read while it is being sent. */
export async function booksFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  const file = await exportLedger(deps, actor, { period: url.searchParams.get('period') ?? '' });
  if (!file.ok) return refused(file.error);
  return csvResponse(file.name, streamOf(file.csv));
}

/** The one-stop-shop return for a quarter. */
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

/** The page never links to a file that would be refused; whoever asks for one anyway gets only a status. */
function refused(error: 'not_allowed' | 'period_unknown' | 'not_registered' | 'rates_missing'): Response {
  const status = { not_allowed: 403, period_unknown: 404, not_registered: 409, rates_missing: 409 }[error];
  return new Response(`${error}\n`, { status });
}

/** Reads only as fast as the client takes the file, and stops when the client does. */
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
