import { startGoogle } from '@spindle/domain/accounts/google/start-google.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';

/**
 * Redirects the visitor to Google, which redirects them back to `google-callback.ts`. Only a form of our own pages leads
 * here, so that no page elsewhere can log anybody in.
 * @param linkingSession the session whose member links Google to their account
 */
export async function toGoogle(
  context: Readonly<RouterContextProvider>,
  { back, linkingSession }: { back?: string | undefined; linkingSession?: string },
): Promise<Response> {
  const { accounts } = context.get(servicesContext);
  const { google } = accounts;
  if (!google) throw await pageNotFound(context);
  const { locale } = context.get(requestContext);
  const { url, cookie } = await startGoogle({ ...accounts, google }, { locale, back, linkingSession });
  return redirectTo(context, url, { document: true, status: 303, headers: { 'Set-Cookie': cookie } });
}
