import type { LoaderFunctionArgs } from 'react-router';
import { pathIn } from '../../page/links.ts';
import { paths } from '../../page/paths.ts';
import { requestContext } from '../../page/request-context.ts';
import { redirectTo } from '../redirect-to.ts';

/** An outside link: with a product it leads to the checkout, otherwise to the member's subscriptions. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { page } = context.get(requestContext);
  const to = url.searchParams.has('pid')
    ? pathIn(page, paths.checkout) + url.search
    : `${pathIn(page, paths.member)}?a=subscriptions`;
  return redirectTo(context, to);
}
