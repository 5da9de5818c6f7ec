import { signDownload } from '@spindle/domain/downloads/download-link.ts';
import type { Release } from '@spindle/domain/downloads/release.ts';
import { type Named, resolveDownload } from '@spindle/domain/downloads/resolve-download.ts';
import { type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { servicesContext } from '../../page/request-context.ts';
import { visitorDevice } from '../../page/visitor-device.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { choiceOf } from './choice-of.ts';
import { isCounted } from './is-counted.ts';
import { licensedRelease } from './licensed-release.ts';
import { siteOfReferrer } from './site-of-referrer.ts';

/**
 * `/mlink/download.php?pid=643`, `/mlink?p=643`, `/setup/<file>` and `/setup/<product>`: counts the download and
 * redirects to the file, or to the page where the visitor chooses one. `system` and `arch` ask for a build. With
 * `licence` and `release`, it is a release that a member's licence includes.
 */
export async function loader({ context, params, request, url }: LoaderFunctionArgs) {
  const { db, clock, config, downloads } = context.get(servicesContext);
  const licence = url.searchParams.get('licence');
  if (licence !== null) {
    const release = await licensedRelease(context, { licence, release: url.searchParams.get('release') });
    const { id: releaseId, pid } = release;
    if (isCounted(request)) downloads.count({ pid, kind: 'licensed', releaseId });
    return uncached(new URL(signedPath(context, release), url).href);
  }
  const named = namedBy(params.file, url.searchParams);
  const device = visitorDevice(request.headers);
  const deps = { db, clock, sites: config.sites };
  const found = await resolveDownload(deps, named, device, choiceOf(url.searchParams));
  if (!found) throw await pageNotFound(context);
  if (found.kind === 'choose') {
    const site = siteOfReferrer(config.sites, request.headers.get('referer'));
    return uncached(site.origin + linksFor(site).downloads(found.slug));
  }
  const { pid, releaseId, target } =
    found.kind === 'release'
      ? { pid: found.release.pid, releaseId: found.release.id, target: signedPath(context, found.release) }
      : { pid: found.pid, releaseId: null, target: found.url };
  // The address that an editor entered may be invalid.
  if (!URL.canParse(target, url.href)) throw await pageNotFound(context);
  if (isCounted(request)) downloads.count({ pid, kind: 'trial', releaseId });
  return uncached(new URL(target, url).href);
}

/** A name with a dot is a file; products are named with hyphens, as in the addresses of their pages. */
function namedBy(name: string | undefined, query: URLSearchParams): Named {
  if (name === undefined) return { pid: query.get('pid') ?? query.get('p') ?? '' };
  return name.includes('.') ? { file: name } : { slug: name.replaceAll('-', '_') };
}

/** The address of a release's file, valid for a day. */
function signedPath(context: Readonly<RouterContextProvider>, { id, fileName }: Release): string {
  const { clock, config } = context.get(servicesContext);
  return linksFor(config.sites[0]).releaseFile(
    { id, fileName },
    signDownload(config.secret, id, clock.now()),
  );
}

/** Not cached: the address expires, and each visit is counted. */
const uncached = (address: string) => redirect(address, { headers: { 'cache-control': 'no-store' } });

/** Never rendered. It is needed so that a product that does not exist is answered with the 404 page. */
export default function Download() {
  return null;
}
