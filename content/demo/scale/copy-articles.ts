import type pg from 'pg';
import { SEARCH_VERSION } from '../../search/search-row.ts';

interface Batch {
  /** The number of the first article. */
  first: number;
  count: number;
  /** The number of texts in `scale_texts`. */
  texts: number;
}

/** The date of the newest article; each one is 45 minutes older than the one before. */
const NEWEST = '2026-05-01T12:00:00Z';

/** Writes published articles as copies of their templates, with a text of `scale_texts`; either all of them or none. */
export async function copyArticles(client: pg.Client, { first, count, texts }: Batch): Promise<void> {
  await client.query('begin');
  try {
    await client.query(
      `create temp table scale_new on commit drop as
       select nextval('cms.articles_id_seq')::int as id, number, text.text, text.template, text.locales,
         text.slug || '-' || lpad(number::text, 6, '0') as slug,
         timestamptz '${NEWEST}' - number * interval '45 minutes' as published_at
       from generate_series($1::int, $1 + $2 - 1) as number join scale_texts text on text.text = number % $3`,
      [first, count, texts],
    );
    await client.query('create unique index on scale_new (id); analyze scale_new');
    for (const copy of COPIES) await client.query(await insertOf(client, copy));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

interface Copy {
  into: string;
  /** The table whose columns are copied; `row` is a row of it. */
  like: string;
  /** The name of a column in the target table, if it differs. */
  renamed?: (column: string) => string;
  from: string;
  /** Values of columns that are not copied as they are; undefined leaves the column's value to the database. */
  set?: Readonly<Record<string, string | undefined>>;
  /** Columns that only the target table has. */
  also?: Readonly<Record<string, string>>;
}

const OWN = 'from scale_new fresh';
const WORDS = 'join scale_words words on words.text = fresh.text';
const VERSION = `${OWN} join cms._articles_v version on version.parent_id = fresh.id`;
const VERSION_ROW = 'join cms._articles_v_version_figure_rows own on own._parent_id = version.id';
const rowId = (id: string) => `left(md5(${id} || '/' || fresh.id), 24)`;
const inVersion = (column: string) => (/^_(?!status)/.test(column) ? column : `version_${column}`);

/** First the tables of an article, then those of its version, which the back office reads, then those that publishing writes. */
const COPIES: readonly Copy[] = [
  {
    into: 'articles',
    like: 'articles',
    from: `${OWN} join scale_texts text on text.text = fresh.text join cms.articles row on row.id = fresh.template`,
    set: {
      id: 'fresh.id',
      slug: 'fresh.slug',
      published_at: 'fresh.published_at',
      blocks: 'text.blocks',
      created_at: 'fresh.published_at',
      updated_at: 'fresh.published_at',
    },
  },
  {
    into: 'articles_locales',
    like: 'articles_locales',
    from: `${OWN} ${WORDS} join cms.articles_locales row
      on row._parent_id = fresh.template and row._locale::text = words.locale`,
    set: { id: undefined, _parent_id: 'fresh.id', title: `words.title || ' (' || fresh.number || ')'` },
  },
  {
    into: 'articles_rels',
    like: 'articles_rels',
    from: `${OWN} join cms.articles_rels row on row.parent_id = fresh.template`,
    set: { id: undefined, parent_id: 'fresh.id' },
  },
  {
    into: 'articles_figure_rows',
    like: 'articles_figure_rows',
    from: `${OWN} join cms.articles_figure_rows row on row._parent_id = fresh.template`,
    set: { id: rowId('row.id'), _parent_id: 'fresh.id' },
  },
  {
    into: 'articles_figure_rows_locales',
    like: 'articles_figure_rows_locales',
    from: `${OWN} join cms.articles_figure_rows own on own._parent_id = fresh.template
      join cms.articles_figure_rows_locales row on row._parent_id = own.id and row._locale::text = any(fresh.locales)`,
    set: { id: undefined, _parent_id: rowId('row._parent_id') },
  },
  {
    into: '_articles_v',
    like: 'articles',
    renamed: (column) => (column === 'id' ? 'parent_id' : `version_${column}`),
    from: `${OWN} join cms.articles row on row.id = fresh.id`,
    also: { created_at: 'fresh.published_at', updated_at: 'fresh.published_at', latest: 'true' },
  },
  {
    into: '_articles_v_locales',
    like: 'articles_locales',
    renamed: inVersion,
    from: `${VERSION} join cms.articles_locales row on row._parent_id = fresh.id`,
    set: { id: undefined, _parent_id: 'version.id' },
  },
  {
    into: '_articles_v_rels',
    like: 'articles_rels',
    from: `${VERSION} join cms.articles_rels row on row.parent_id = fresh.id`,
    set: { id: undefined, parent_id: 'version.id', path: `'version.' || row.path` },
  },
  {
    into: '_articles_v_version_figure_rows',
    like: 'articles_figure_rows',
    from: `${VERSION} join cms.articles_figure_rows row on row._parent_id = fresh.id`,
    renamed: (column) => (column === 'id' ? '_uuid' : column),
    set: { _parent_id: 'version.id' },
  },
  {
    into: '_articles_v_version_figure_rows_locales',
    like: 'articles_figure_rows_locales',
    from: `${VERSION} ${VERSION_ROW} join cms.articles_figure_rows_locales row on row._parent_id = own._uuid`,
    set: { id: undefined, _parent_id: 'own.id' },
  },
  {
    into: 'addresses',
    like: 'addresses',
    from: `${OWN} join cms.addresses row on row.type = 'articles' and row.document_id = fresh.template and row.published`,
    set: {
      path: `'/' || fresh.slug`,
      document_id: 'fresh.id',
      slug: 'fresh.slug',
      locales: 'fresh.locales',
      changed: `(select jsonb_object_agg(locale, row.changed -> locale) from unnest(fresh.locales) locale)`,
    },
  },
  {
    into: 'article_list',
    like: 'article_list',
    from: `${OWN} join cms.article_list row on row.document_id = fresh.template and row.locale = any(fresh.locales)`,
    set: { document_id: 'fresh.id', published_at: 'fresh.published_at' },
  },
  {
    into: 'uses',
    like: 'uses',
    from: `${OWN} join cms.uses row on row.type = 'articles' and row.document_id = fresh.template`,
    set: { document_id: 'fresh.id' },
  },
  {
    into: 'search_documents',
    like: 'search_documents',
    from: `${OWN} ${WORDS} join cms.search_documents row
      on row.type = 'articles' and row.document_id = fresh.template and row.locale = words.locale`,
    set: {
      document_id: 'fresh.id',
      path: `'/' || fresh.slug`,
      title: `words.title || ' (' || fresh.number || ')'`,
      summary: 'words.summary',
      title_words: numbered('words.title_words'),
      lead_words: numbered('words.lead_words'),
      words: numbered('words.words'),
      version: String(SEARCH_VERSION),
    },
  },
];

/** Adds the article's number, which is a word of its title. */
function numbered(words: string): string {
  return `${words} || (quote_literal(words.locale || '/' || fresh.number) || ':99A')::tsvector`;
}

async function insertOf(
  client: pg.Client,
  { into, like, renamed, from, set = {}, also = {} }: Copy,
): Promise<string> {
  const enums = new Map((await columnsOf(client, into)).map(({ name, choice }) => [name, choice]));
  const copied = (await columnsOf(client, like))
    .filter(({ name }) => !(name in set) || set[name] !== undefined)
    .map(({ name }) => [renamed?.(name) ?? name, set[name] ?? `row."${name}"`] as const);
  const all = [...copied, ...Object.entries(also)];
  // A document and its version have different enum types for the same choices.
  const values = all.map(([column, value]) => {
    const choice = enums.get(column);
    return choice ? `${value}::text::${choice}` : value;
  });
  const columns = all.map(([column]) => `"${column}"`);
  return `insert into cms.${into} (${columns.join(', ')}) select ${values.join(', ')} ${from}`;
}

async function columnsOf(
  client: pg.Client,
  table: string,
): Promise<{ name: string; choice: string | null }[]> {
  const { rows } = await client.query(
    `select attname as name, case when typtype = 'e' then format_type(atttypid, null) end as choice
     from pg_attribute join pg_type type on type.oid = atttypid
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [`cms.${table}`],
  );
  return rows;
}
