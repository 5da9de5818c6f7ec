import { logOut } from '@spindle/domain/accounts/sessions/log-out.ts';
import { data, type RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import type { MemberSection } from '../../page/member-sections.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { readForm } from '../forms/form-token.ts';
import { redirectTo } from '../redirect-to.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { accountAction } from './account/account-action.ts';
import { releaseAction } from './devices/release-action.ts';
import { keepAccountAction } from './keep-account/keep-account-action.ts';
import { loginAction } from './login/login-action.ts';
import { notMeAction } from './not-me/not-me-action.ts';
import { privacyAction } from './privacy/privacy-action.ts';
import { registerAction } from './register/register-action.ts';
import { resetPasswordAction } from './reset-password/reset-password-action.ts';
import { revertAddressAction } from './revert-address/revert-address-action.ts';
import { secondFactorAction } from './second-factor/second-factor-action.ts';
import { securityAction } from './security/security-action.ts';
import { signInAction } from './sign-in/sign-in-action.ts';
import { subscriptionsAction } from './subscriptions/subscriptions-action.ts';
import { yourDataAction } from './your-data/your-data-action.ts';

/** Forms that staff may send while they act as a member; all others are closed to them. */
const ACTING_FORMS: ReadonlySet<string> = new Set<MemberSection>(['devices', 'log_out']);

/** Handles the forms of the member area, by the section they were sent from. */
export async function memberAction(request: Request, context: Readonly<RouterContextProvider>, url: URL) {
  const form = await readForm(request, context, url);
  const who = await context.get(requestContext).viewer();
  if (who.kind === 'acting' && !ACTING_FORMS.has(url.searchParams.get('a') ?? '')) {
    throw data(null, { status: 403 });
  }
  switch (url.searchParams.get('a')) {
    case 'login':
      return loginAction(form, context, url, request);
    case 'sign_in':
      return signInAction(form, context, url, request);
    case 'register':
      return registerAction(form, context, url, request);
    case 'reset_password':
      return resetPasswordAction(form, context, url, request);
    case 'revert_address':
      return revertAddressAction(form, context, url);
    case 'not_me':
      return notMeAction(form, context, url);
    case 'keep_account':
      return keepAccountAction(form, context, url);
    case 'your_data':
      return yourDataAction(form, context, url, request);
    case 'second_factor':
      return secondFactorAction(form, context, url, request);
    case 'account':
      return accountAction(form, context, request);
    case 'security':
      return securityAction(form, context, request);
    case 'privacy':
      return privacyAction(form, context, request);
    case 'devices':
      return releaseAction(form, context, url);
    case 'subscriptions':
      return subscriptionsAction(form, context);
    case 'log_out': {
      const { cookies } = await logOut(context.get(servicesContext).accounts, request.headers);
      const { page } = context.get(requestContext);
      const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
      const links = linksFor(page);
      // Staff may have a log-in of their own, which goes on, so they are not sent to the log-in.
      const to = who.kind === 'acting' ? links.home() : links.member('login');
      return redirectTo(context, to, { status: 303, headers, document: true });
    }
    default:
      throw await pageNotFound(context);
  }
}
