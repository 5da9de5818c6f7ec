import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { pathIn } from '../links.ts';
import { paths } from '../routes.ts';

/** The checkout's other address: goes there with everything that the link says. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { locale, defaultLocale } = context.get(requestContext).page;
  return redirect(pathIn(locale, paths.checkout, defaultLocale) + url.search);
}
