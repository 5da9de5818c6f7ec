import type { LoaderFunctionArgs } from 'react-router';
import { pathIn } from '../../page/links.ts';
import { paths } from '../../page/paths.ts';
import { requestContext } from '../../page/request-context.ts';
import { redirectTo } from '../redirect-to.ts';

/** The checkout's other address: redirects there with everything in the link. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { page } = context.get(requestContext);
  return redirectTo(context, pathIn(page, paths.checkout) + url.search);
}
