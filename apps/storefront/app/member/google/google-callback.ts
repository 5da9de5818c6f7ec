import { completeGoogle } from '@spindle/domain/accounts/google/complete-google.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { safeBack } from '../safe-back.ts';
import { senderOf } from '../sender.ts';

/** Where Google redirects people back to, in the language they left in: then they are logged in, linked, or told why not. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { accounts, config } = context.get(servicesContext);
  const { google } = accounts;
  if (!google) throw await pageNotFound(context);
  const { viewer } = context.get(requestContext);
  const { attempt, cookie, result } = await completeGoogle(
    { ...accounts, google },
    {
      // Without a code they have declined at Google.
      answer: { code: url.searchParams.get('code') ?? '', state: url.searchParams.get('state') ?? '' },
      viewer: await viewer(),
      sender: senderOf(request, context),
    },
  );
  const site = siteOf(config.sites, attempt?.locale ?? config.defaultLocale);
  const links = linksFor(site);
  const to = (path: string) => {
    const headers = new Headers({ location: new URL(path, site.origin).href, 'cache-control': 'no-store' });
    const cookies = 'cookies' in result ? [cookie, ...result.cookies] : [cookie];
    for (const value of cookies) headers.append('set-cookie', value);
    return new Response(null, { status: 303, headers });
  };
  const isLinking = attempt?.linkingSession !== undefined;
  if (result.ok) {
    if (isLinking) return to(links.account('google_linked'));
    return to(safeBack(attempt?.back ?? null, site.origin) ?? links.member('my_products'));
  }
  if (result.error === 'second_factor_wanted') {
    return to(links.member('second_factor', safeBack(attempt?.back ?? null, site.origin)));
  }
  const back = isLinking ? links.account() : links.member('login', attempt?.back);
  return to(`${back}&problem=${result.error}`);
}
