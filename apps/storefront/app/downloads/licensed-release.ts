import type { Release } from '@spindle/domain/downloads/release.ts';
import { releasesForLicence } from '@spindle/domain/downloads/releases-for-licence.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { redirectTo } from '../redirect-to.ts';
import { pageNotFound } from '../shop/page-not-found.ts';

/**
 * A release that the member's licence includes.
 * @throws a redirect to the log-in and back here if nobody is logged in; the 404 page if the licence does not include the
 * release, or is somebody else's
 */
export async function licensedRelease(
  context: Readonly<RouterContextProvider>,
  { licence, release }: { licence: string; release: string | null },
): Promise<Release> {
  const { db, clock } = context.get(servicesContext);
  const { viewer, page, url } = context.get(requestContext);
  const who = await viewer();
  if (who.kind !== 'member') {
    throw redirectTo(context, linksFor(page).member('login', url.pathname + url.search));
  }
  const { memberId } = who;
  const brought = await releasesForLicence({ db, clock }, { memberId, licenceId: licence });
  const found = brought?.find(({ id }) => id === release);
  if (!found) throw await pageNotFound(context);
  return found;
}
