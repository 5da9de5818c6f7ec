import type { Actor } from '@spindle/domain/actor.ts';
import { disputeEvidence } from '@spindle/domain/evidence/dispute-evidence.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';

/** What the shop holds about a disputed order, as a text to hand in as evidence. */
export async function evidenceFile({ deps }: Pick<Shop, 'deps'>, actor: Actor, url: URL): Promise<Response> {
  const disputeId = z.uuid().safeParse(url.searchParams.get('dispute')).data;
  if (disputeId === undefined) return new Response('not found\n', { status: 404 });
  const held = await disputeEvidence(deps, actor, { disputeId });
  if (!held.ok) return new Response(`${held.error}\n`, { status: held.error === 'not_allowed' ? 403 : 404 });
  return new Response(held.text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="evidence-${held.orderNumber}.txt"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
