import type { Locale } from '@spindle/platform/locales.ts';
import { ARTICLES_A_PAGE } from '../types/articles/articles-a-page.ts';
import type { Content } from './readers.ts';

/**
 * Whether there is a page at a path in a language: a document at that path, a help article by its number, or a page of a
 * category's list. Only the first call costs a query, so made-up addresses cost nothing.
 * @param path without language prefix, decoded
 */
export async function isKnownPage(
  content: Pick<Content, 'address' | 'addressOf' | 'listArticles' | 'read'>,
  locale: Locale,
  path: string,
): Promise<boolean> {
  if (await content.address(path, { locale })) return true;
  const [, first = '', second = '', ...more] = path.split('/');
  if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(second)) return false;
  if (first === 'help') {
    return (await content.addressOf('page-help-details', Number(second), locale)) !== null;
  }
  const address = await content.address(`/${first}`, { locale });
  if (address?.type !== 'article-categories') return false;
  const category = await content.read('article-categories', { locale, where: { slug: address.slug } });
  if (!category) return false;
  const { pages } = await content.listArticles(category.id, { locale, page: 1, size: ARTICLES_A_PAGE });
  return Number(second) <= Math.max(1, pages);
}
