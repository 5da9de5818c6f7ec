import type { Actor } from '@spindle/domain/actor.ts';
import { INVOICE_FILES, INVOICE_FORMATS } from '@spindle/domain/invoices/invoice-format.ts';
import { readFileAsStaff } from '@spindle/domain/invoices/read-file-as-staff.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';

const asked = z.object({ number: z.string().max(40), format: z.enum(INVOICE_FORMATS) });
const STATUS = { not_allowed: 403, not_found: 404, unavailable: 503 } as const;

/** The file of an invoice or a credit note, for those who may issue them. */
export async function invoiceFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  const { data } = asked.safeParse(Object.fromEntries(url.searchParams));
  const read = data ? await readFileAsStaff(deps, actor, data) : undefined;
  if (!data || !read) return new Response('not found\n', { status: 404 });
  if (!read.ok) return new Response(`${read.error}\n`, { status: STATUS[read.error] });
  const { type, ending } = INVOICE_FILES[data.format];
  return new Response(new Uint8Array(read.content), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${data.number}.${ending}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
