import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathIn } from '../../page/links.ts';
import { paths } from '../../page/paths.ts';
import { requestContext } from '../../page/request-context.ts';

/** The checkout's other address: goes there with everything that the link says. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { locale, defaultLocale } = context.get(requestContext).page;
  return redirect(pathIn(locale, paths.checkout, defaultLocale) + url.search);
}
