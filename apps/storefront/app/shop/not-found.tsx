import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from './page-not-found.ts';

export const handle = { hydrate: false, pageType: 'error' };

export async function loader({ context }: LoaderFunctionArgs) {
  throw await pageNotFound(context);
}

/** Never rendered: the loader always answers 404, for which the layout's error page is shown. */
export default function NotFound() {
  return null;
}
