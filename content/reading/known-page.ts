import type { Locale } from '@spindle/platform/locales.ts';
import { ARTICLES_A_PAGE, listOfCategory } from '../types/articles/list-of-category.ts';
import type { Content } from './readers.ts';

/**
 * Whether documents make a page in a language: one has the path, or it is a help article's number, or the list
 * of a category has such a page. Costs no query but the first, so that made-up addresses don't either.
 * @param path without language prefix, decoded
 */
export async function isKnownPage(
  content: Pick<Content, 'address' | 'list' | 'read'>,
  locale: Locale,
  path: string,
): Promise<boolean> {
  if (await content.address(path, { locale })) return true;
  const [, first = '', second = '', ...more] = path.split('/');
  if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(second)) return false;
  if (first === 'help') {
    return (await content.read('page-help-details', { locale, where: { id: Number(second) } })) !== null;
  }
  const category = await content.address(`/${first}`, { locale });
  if (category?.type !== 'article-categories') return false;
  const { total } = await content.list('articles', listOfCategory(locale, category.slug, 1));
  return Number(second) <= Math.max(1, Math.ceil(total / ARTICLES_A_PAGE));
}
