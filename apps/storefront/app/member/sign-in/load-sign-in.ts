import { issueChallenge } from '@spindle/domain/accounts/sign-in-links/challenge.ts';
import { checkSignInLink } from '@spindle/domain/accounts/sign-in-links/check-sign-in-link.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { encodeClientAddress } from '@spindle/platform/client-address.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { safeBack } from '../safe-back.ts';
import { followedLink } from './followed-link.ts';
import { maskedAddress } from './masked-address.ts';
import type { SignInData } from './SignInScreen.tsx';

/**
 * The screen of a mailed log-in link (spec §4, auto-login). A link that was followed in the shop redirects, with a
 * challenge for this browser, to the authentication host of its language, if there is one; there a button logs in. A
 * visitor who is already logged in with the link's address is redirected to where the link led.
 */
export async function loadSignIn(
  viewer: Viewer,
  { request, context, url }: { request: Request; context: Readonly<RouterContextProvider>; url: URL },
): Promise<SignInData> {
  const { accounts, config } = context.get(servicesContext);
  const { page, locale } = context.get(requestContext);
  const links = linksFor(page);
  const common = {
    section: 'sign_in',
    back: safeBack(url.searchParams.get('back'), page.origin),
    minutes: MAILED_MINUTES,
  } as const;
  const link = followedLink(url, request.headers);
  if (!link) return { ...common, step: 'ask' };
  const { token, named } = link;
  if (viewer.kind === 'member' && viewer.email === named) {
    const from = safeBack(url.searchParams.get('from'), page.origin);
    throw redirectTo(context, from ?? links.member(), { document: true });
  }
  const checked = await checkSignInLink(accounts, link);
  if (!checked.ok) return { ...common, step: 'ended' };
  if (link.isChallenged) {
    const { email, isHere, isConfirmable } = checked;
    if (!isConfirmable) return { ...common, step: 'ended' };
    const { challenge } = link;
    // Somebody who reads a forwarded mail must not learn the whole address.
    const shown = isHere ? email : maskedAddress(email);
    return {
      ...{ ...common, step: 'enter', email: shown, isHere },
      shop: config.authOrigins[locale] ? page.origin : '',
      call: { token, client_e: encodeClientAddress(email), challenge },
    };
  }
  const { challenge, cookie } = issueChallenge(accounts, link);
  const asked = links.signInLink({
    ...{ token, client_e: encodeClientAddress(checked.email), lang: locale, challenge },
    from: url.searchParams.get('from') ?? undefined,
  });
  throw redirectTo(context, (config.authOrigins[locale] ?? page.origin) + asked, {
    headers: { 'Set-Cookie': cookie },
  });
}
