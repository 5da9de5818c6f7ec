import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import pg from 'pg';
import { ADDRESSES_TAG, articleListTag } from '../../reading/tags.ts';
import { searchRow } from '../../search/search-row.ts';
import { textOfDocument } from '../../search/text-of-document.ts';
import { articles } from '../../types/articles/type.ts';
import { type ComposedArticle, composeArticles, type Template } from './compose-article.ts';
import { copyArticles } from './copy-articles.ts';
import { buildSearchIndexes, dropSearchIndexes } from './search-indexes.ts';

/** The number of articles written in one transaction. */
const AT_A_TIME = 10_000;

/** The ending of the slugs of articles that this file makes. */
const NUMBERED = '-[0-9]{6}$';

/**
 * Fills a demo shop up to `total` articles, in all tables that publishing writes. The database copies them from a few
 * hundred texts, because publishing each one would take a day. After an interruption it goes on where it was.
 * @returns how many were added
 */
export async function seedScale(
  databaseUrl: string,
  { total, told = () => {} }: { total: number; told?: (articles: number) => void },
): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // What a power cut loses is simply made again.
    await client.query('set synchronous_commit = off');
    const { rows } = await client.query<{ articles: number; last: number }>(
      `select count(*)::int as articles,
        coalesce(max(right(slug, 6)::int) filter (where slug ~ '${NUMBERED}'), 0) as last
       from cms.articles`,
    );
    const { articles: before = 0, last = 0 } = rows[0] ?? {};
    const missing = Math.max(0, total - before);
    if (missing > 0) {
      const composed = composeArticles(await readTemplates(client));
      if (composed.length === 0) throw new Error('There are no demo articles to make others of.');
      await keepTexts(client, composed);
      // For only a few more articles, rebuilding the indexes would take longer than it saves.
      if (missing > AT_A_TIME) await dropSearchIndexes(client);
      for (let made = before; made < total; ) {
        const count = Math.min(AT_A_TIME, total - made);
        await copyArticles(client, { first: last + 1 + made - before, count, texts: composed.length });
        made += count;
        told(made);
      }
    }
    // Even if nothing is to be added: an earlier run may have been interrupted.
    await buildSearchIndexes(client);
    if (missing > 0) await settle(client);
    return missing;
  } finally {
    await client.end();
  }
}

async function readTemplates(client: pg.Client): Promise<Template[]> {
  const { rows } = await client.query<Template>(
    `select article.id, article.slug, article.category_id as category, article.blocks->0 as text,
       json_object_agg(words._locale, json_build_object('title', words.title, 'summary', words.summary)) as words
     from cms.articles article join cms.articles_locales words on words._parent_id = article.id and words.shown
     where article._status = 'published' and article.slug !~ '${NUMBERED}'
       and article.blocks->0->>'blockType' = 'rich-text'
     group by article.id order by article.id`,
  );
  return rows;
}

/** Puts the texts, and the words by which they are found, into tables that the database can copy from. */
async function keepTexts(client: pg.Client, composed: readonly ComposedArticle[]): Promise<void> {
  await client.query(`
    create temp table scale_texts
      (text int primary key, template int, slug text, locales text[], blocks jsonb);
    create temp table scale_words
      (text int, locale text, title text, summary text, title_words tsvector, lead_words tsvector, words tsvector,
       primary key (text, locale))`);
  for (const [number, article] of composed.entries()) {
    const { template, slug, locales, blocks } = article;
    const values = [number, template, slug, ALL_LOCALES.filter((locale) => locales.includes(locale))];
    await client.query('insert into scale_texts values ($1, $2, $3, $4, $5)', [
      ...values,
      JSON.stringify(blocks),
    ]);
    for (const locale of locales) await keepWords(client, number, locale, article);
  }
  await client.query('analyze scale_texts; analyze scale_words');
}

/** Every word also occurs in a demo article, so the vocabulary for correcting typing mistakes is complete already. */
async function keepWords(
  client: pg.Client,
  number: number,
  locale: Locale,
  { title, summary, blocks }: ComposedArticle,
): Promise<void> {
  const row = searchRow(
    'articles',
    locale,
    textOfDocument(articles.config.fields, { title, summary, blocks }, locale),
  );
  await client.query('insert into scale_words values ($1, $2, $3, $4, $5, $6, $7)', [
    ...[number, locale, row.title, row.summary],
    ...[row.titleWords, row.leadWords, row.words],
  ]);
}

/** Updates the statistics by which queries are planned, and tells every storefront. */
async function settle(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'cms' and table_name ~ '^_?articles|^addresses$|^article_list$|^search_documents$|^uses$'`,
  );
  for (const { name } of rows) await client.query(`vacuum (analyze) cms.${name}`);
  const { rows: categories } = await client.query<{ id: number }>('select id from cms.article_categories');
  const tags = [articles.name, ADDRESSES_TAG, ...categories.map(({ id }) => articleListTag(id))];
  await client.query("select pg_notify('spindle_purge', $1)", [JSON.stringify(tags)]);
}
