import type { Locale } from '@spindle/platform/locales.ts';
import { readReference } from '../fields/link-reference.ts';
import type { DraftOf } from './draft-of.ts';

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Replaces references to documents with their addresses. A link to a document that is not shown in this language becomes
 * null, and whatever carries the link is shown without it.
 * @param document changed in place
 * @param draft a document that also counts if it is only a draft
 */
export async function resolveLinks(
  query: Query,
  document: unknown,
  { locale, draft }: { locale: Locale; draft?: DraftOf | undefined },
): Promise<void> {
  const places: { holder: Record<string, unknown>; name: string; key: string; rest: string }[] = [];
  const wanted = new Map<string, [type: string, id: number]>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, unknown>;
    for (const [name, item] of Object.entries(holder)) {
      const reference = readReference(item);
      if (reference) {
        const key = `${reference.type} ${reference.id}`;
        wanted.set(key, [reference.type, reference.id]);
        places.push({ holder, name, key, rest: reference.rest });
      } else collect(item);
    }
  };
  collect(document);
  if (places.length === 0) return;
  const { rows } = await query(
    `select type, document_id, path from cms.addresses
     where (type, document_id) in (select * from unnest($1::text[], $2::int[]))
       and ((type = $3 and document_id = $4) or (published and $5 = any (locales)))
     order by published`,
    [
      [...wanted.values()].map(([type]) => type),
      [...wanted.values()].map(([, id]) => id),
      ...[draft?.type ?? '', draft?.id ?? 0, locale],
    ],
  );
  const paths = new Map(rows.map((row) => [`${row.type} ${row.document_id}`, String(row.path)]));
  for (const { holder, name, key, rest } of places) {
    const path = paths.get(key);
    holder[name] = path === undefined ? null : path + rest;
  }
}
