import type { Actor } from '@spindle/domain/actor.ts';
import { exportLedger } from '@spindle/domain/books/export-ledger.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';

/** The books of a period as a file, which is read while it is sent. */
export async function booksFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  const file = await exportLedger(deps, actor, { period: url.searchParams.get('period') ?? '' });
  if (!file.ok && file.error === 'not_allowed') return new Response('forbidden\n', { status: 403 });
  if (!file.ok) return new Response('not found\n', { status: 404 });
  return new Response(streamOf(file.csv), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
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
