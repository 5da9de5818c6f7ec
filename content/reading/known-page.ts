import type { Locale } from '@spindle/platform/locales.ts';
import { ARTICLES_A_PAGE } from '../types/articles/articles-a-page.ts';
import type { Content } from './readers.ts';

/**
 * Whether documents make a page in a language: one has the path, or it is a help article's number, or the list
 * of a category has such a page. Costs no query but the first, so that made-up addresses don't either.
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
