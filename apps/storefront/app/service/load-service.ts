import type { DocumentOf } from '@spindle/content/types/register.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { formPageFor } from '../forms/form-token.ts';
import { pageDetailContext } from '../middleware/page-detail.ts';
import { withSelling } from '../shop/load-page.ts';
import { servicePage } from '../shop/load-plain.ts';
import { pageNotFound } from '../shop/page-not-found.ts';

/**
 * The document of a page on which a visitor does something by a form, the token of that form, what the page itself
 * knows of the visitor, and where they log in again if their session is over. Nobody else gets such a page: its route is not shared.
 * @param args.title what the page is called, where that is not what it is named after
 */
export async function loadService<Own extends object>(
  {
    context,
    request,
    title,
  }: Pick<LoaderFunctionArgs, 'context' | 'request'> & { title?: string | undefined },
  ofVisitor: () => Promise<Own>,
) {
  const found = context.get(pageDetailContext);
  if (found?.type !== 'page-services') throw await pageNotFound(context);
  const shown = await withSelling(context, found.page as DocumentOf<'page-services'>);
  const own = await ofVisitor();
  const { headers, ...form } = await formPageFor(request, context);
  return data({ ...servicePage(context, shown, title), ...own, ...form }, { headers });
}
