import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { SEARCH_VERSION } from './search-row.ts';
import { SEARCHED_TYPES, type SearchedType } from './searched-types.ts';

/** A published document that the search lacks in some language, or has only as an older version split it. */
export interface Missing {
  type: SearchedType;
  id: number;
}

export type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Finds documents from before there was a search, or from a copy of the tables without it.
 * @param since only documents that were changed after this moment; checking all of them means reading every text of the shop
 */
export async function missingInSearch(
  query: Query,
  most: number,
  since: Date = new Date(0),
): Promise<Missing[]> {
  const { rows } = await query(`${SEARCHED_TYPES.map(missingOf).join(' union all ')} limit ${most}`, [since]);
  return rows as unknown as Missing[];
}

function missingOf(type: SearchedType): string {
  const table = `${CONTENT_SCHEMA}.${type.replaceAll('-', '_')}`;
  return `(select distinct '${type}' as type, document.id
    from ${table} as document join ${table}_locales as words on words._parent_id = document.id
    where document.updated_at >= $1 and document._status = 'published' and document.slug <> '' and words.shown and words.title <> ''
      and not exists (
        select from ${CONTENT_SCHEMA}.search_documents as known
        where known.type = '${type}' and known.document_id = document.id
          and known.locale = words._locale::text and known.version = ${SEARCH_VERSION}))`;
}
