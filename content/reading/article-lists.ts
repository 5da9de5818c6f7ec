import type { Locale } from '@spindle/platform/locales.ts';
import { z } from 'zod';
import { text } from '../fields/field-schemas.ts';
import { type ArticleRef, articleRefSchema } from '../types/articles/schema.ts';
import { articles } from '../types/articles/type.ts';
import { type IdQuery, readArticleIds, readRelatedIds } from './read-article-list.ts';
import type { Answer, Query } from './read-documents.ts';
import { articleListTag, idTag } from './tags.ts';

export interface ArticleList {
  items: ArticleRef[];
  /** On all pages together. */
  total: number;
  page: number;
  pages: number;
  tags: string[];
}

export interface ArticleLists {
  /**
   * The articles of a category, newest first.
   * @param part.page from 1; a page that does not exist has no items
   * @param part.calls the list is for an API call, which may ask for any size, and not for a page
   */
  listArticles(
    categoryId: number,
    part: { locale: Locale; page: number; size: number; refresh?: boolean; calls?: boolean },
  ): Promise<ArticleList>;
  /** Other articles of the same category: those published before it, then those after it. */
  relatedArticles(
    articleId: number,
    part: { locale: Locale; most: number },
  ): Promise<{ items: ArticleRef[]; tags: string[] }>;
  /** The first picture of each article that has one: above its text, or in it. */
  firstPictures(articleIds: readonly number[], locale: Locale): Promise<FirstPicture[]>;
}

/** The address of a picture and its size in pixels. */
interface FirstPicture {
  /** The article's id. */
  id: number;
  url: string;
  width: number;
  height: number;
}

interface ArticleListsDeps {
  query: IdQuery;
  read(query: Query): Promise<Answer>;
  /** Keeps an answer until one of its tags is purged. */
  remember(
    key: string,
    load: () => Promise<Answer>,
    options?: { refresh?: boolean; calls?: boolean },
  ): Promise<Answer>;
}

/** Lists of articles. They read only the fields that lists show, never whole articles. */
export function articleLists({ query, read, remember }: ArticleListsDeps): ArticleLists {
  /** Short forms of articles, in the order of the ids. Keeps the articles' own tags, but drops the tag for all articles. */
  const readRefs = async (ids: readonly number[], locale: Locale): Promise<Answer> => {
    if (ids.length === 0) return { documents: [], total: 0, tags: [] };
    const found = await read({
      type: articles,
      where: [{ field: 'id', operator: 'in', values: ids }],
      locale,
      // One more than there can be, so that the total is known without counting.
      page: { number: 1, size: ids.length + 1 },
      populate: ['category', 'author', 'picture'],
      without: ['blocks', 'seo', 'product'],
    });
    const byId = new Map(found.documents.map((document) => [Number(document.id), document]));
    const documents = ids.map((id) => byId.get(id)).filter((document) => document !== undefined);
    return { ...found, documents, tags: found.tags.filter((tag) => tag !== articles.name) };
  };
  return {
    async listArticles(categoryId, { locale, page, size, ...options }) {
      const key = JSON.stringify(['list of articles', categoryId, locale, page, size]);
      const load = async () => {
        const { ids, total } = await readArticleIds(query, categoryId, locale, { number: page, size });
        const { documents, tags } = await readRefs(ids, locale);
        return { documents, total, tags: [articleListTag(categoryId), ...tags] };
      };
      const { documents, total, tags } = await remember(key, load, options);
      return { items: documents.flatMap(toRef), total, page, pages: Math.ceil(total / size), tags };
    },
    async relatedArticles(articleId, { locale, most }) {
      const key = JSON.stringify(['related articles', articleId, locale, most]);
      const { documents, tags } = await remember(key, async () => {
        const found = await readRefs(await readRelatedIds(query, articleId, locale, most), locale);
        // If the article moves to another category, its neighbours change.
        return { ...found, tags: [idTag(articles.name, articleId), ...found.tags] };
      });
      return { items: documents.flatMap(toRef), tags };
    },
    async firstPictures(articleIds, locale) {
      const ids = [...new Set(articleIds)];
      const { documents } = await read({
        type: articles,
        where: [{ field: 'id', operator: 'in', values: ids }],
        locale,
        page: { number: 1, size: ids.length },
        without: ['seo', 'product', 'author', 'category'],
      });
      return ids.flatMap((id) => {
        const article = documents.find((document) => document.id === id);
        const picture = article && (pictureIn(article.picture) ?? pictureIn(article.blocks));
        return picture ? [{ id, ...picture }] : [];
      });
    },
  };
}

/** The first value that is a picture with its size, at any depth. */
function pictureIn(value: unknown): Omit<FirstPicture, 'id'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { success, data } = sized.safeParse(value);
  if (success) return data;
  for (const item of Object.values(value)) {
    const found = pictureIn(item);
    if (found) return found;
  }
  return undefined;
}

const sized = z.object({ url: text.startsWith('/media/'), width: z.number(), height: z.number() });

/** An article that lacks required words is not listed; its own page reports the reason. */
function toRef(document: unknown): ArticleRef[] {
  const { success, data } = articleRefSchema.safeParse(document);
  return success ? [data] : [];
}
