import type { DocumentOf } from '@spindle/content/types/register.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { formPageFor } from '../forms/form-token.ts';
import { pageDetailContext } from '../middleware/page-detail.ts';
import { withSelling } from '../shop/load-page.ts';
import { servicePage } from '../shop/load-plain.ts';
import { pageNotFound } from '../shop/page-not-found.ts';

/**
 * For a page on which a visitor does something by a form: its document, the form's token, what the page itself knows
 * about the visitor, and where to log in again if their session has ended. Such a page is for one visitor: its route is
 * not shared.
 * @param args.title the page's title, if it is not the document's
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
