import type { Content } from '@spindle/content/reading/readers.ts';
import { ARTICLES_A_PAGE, listOfCategory } from '@spindle/content/types/articles/list-of-category.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { entryTarget } from '../../page/entry-paths.ts';

/**
 * Whether a document makes this page: it has the path, or an entry page names it, or it is a category whose
 * list has such a page. Costs no query but the first, so that made-up addresses don't either.
 * @param path without language prefix, decoded
 */
export async function isKnownPage(
  content: Pick<Content, 'address' | 'list' | 'read'>,
  { locale }: Pick<Site, 'locale'>,
  path: string,
  query: URLSearchParams,
): Promise<boolean> {
  const address = await content.address(entryTarget(path, query) ?? path);
  if (address) return true;
  const [, first = '', second = '', ...more] = path.split('/');
  if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(second)) return false;
  if (first === 'help') {
    return (await content.read('page-help-details', { locale, where: { id: Number(second) } })) !== null;
  }
  const category = await content.address(`/${first}`, { locale });
  if (category?.type !== 'article-categories') return false;
  return Number(second) <= (await pagesOf(content, locale, category.slug));
}

async function pagesOf(content: Pick<Content, 'list'>, locale: Site['locale'], category: string) {
  const { total } = await content.list('articles', listOfCategory(locale, category, 1));
  return Math.max(1, Math.ceil(total / ARTICLES_A_PAGE));
}
