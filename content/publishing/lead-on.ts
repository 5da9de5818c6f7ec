import { translator } from '@spindle/i18n/messages.ts';
import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { APIError, type PayloadRequest } from 'payload';
import { inLanguages } from '../fields/in-languages.ts';
import { saidIn } from '../fields/said.ts';
import { localeOfRequest, says } from '../staff/says.ts';
import type { CollectionType } from '../types/define-type.ts';
import { checkTarget } from '../types/redirects/type.ts';
import { leadFromGone } from './moved-addresses.ts';

/**
 * Redirects visitors of a deleted document to the address that the editor names (`DELETE …?leadTo=/dvd-ripper`). Without
 * one, they are told that it is gone, and its addresses are listed among the missed ones, so that editors can decide
 * later.
 * @param gone the addresses at which visitors saw it, and those that led there
 * @throws if nobody could be redirected to that address; the document then stays
 */
export async function leadOn(
  tx: Db,
  req: PayloadRequest,
  type: CollectionType,
  document: Readonly<Record<string, unknown>>,
  gone: readonly string[],
): Promise<void> {
  const to = req.query?.leadTo;
  if (typeof to !== 'string') return noteMissed(tx, titleOf(type, document, req), gone);
  const why = await whyNot(req, to, gone);
  // Without data, Payload replaces the message by words of its own.
  if (why) throw new APIError(why, 400, { why }, true);
  await leadFromGone(tx, gone, to);
}

async function whyNot(req: PayloadRequest, to: string, [from]: readonly string[]) {
  if (!to) return says(req)('lead.where');
  if (!from) return says(req)('lead.unseen');
  const checked = await checkTarget(to, { data: { from }, event: 'submit', req });
  return checked === true ? undefined : checked;
}

/** The document's title, in the language of whoever deletes it. */
function titleOf(
  { config }: CollectionType,
  document: Readonly<Record<string, unknown>>,
  req: PayloadRequest,
): string {
  const title = document[config.admin?.useAsTitle ?? 'slug'];
  const label = String(config.labels?.singular);
  return translator(localeOfRequest(req), 'editing')('places.was', {
    kind: saidIn(inLanguages(label), req.i18n?.language) ?? label,
    title: String(typeof title === 'string' ? title : document.slug),
  });
}

async function noteMissed(tx: Db, was: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await tx.execute(sql`
      insert into cms.missed_addresses (path, visits, was) values (${path}, 0, ${was})
      on conflict (path) do update set was = excluded.was, updated_at = now()`);
  }
}
