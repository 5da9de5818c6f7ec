import { findBuild } from '@spindle/domain/catalogue/find-build.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesContext } from '../../page/request-context.ts';
import { pageNotFound } from './page-not-found.ts';

/** `/mlink/download.php?pid=643`, `/mlink?p=643` and `/setup/<file>`: the newest build of that product. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { file } = params;
  const pid = url.searchParams.get('pid') ?? url.searchParams.get('p') ?? '';
  const build = await findBuild(context.get(servicesContext).db, file === undefined ? { pid } : { file });
  const target = build && URL.canParse(build.url, url.href) ? new URL(build.url, url) : undefined;
  // An editor may have entered no address, or this very one.
  if (!target || target.href === url.href) throw await pageNotFound(context);
  return redirect(target.href);
}

/** Never drawn: with a component, a product that does not exist is answered by the 404 page. */
export default function Download() {
  return null;
}
