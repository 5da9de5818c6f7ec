import { checkRevert } from '@spindle/domain/accounts/address/check-revert.ts';
import { checkDenial } from '@spindle/domain/accounts/denial/check-denial.ts';
import { checkPasswordToken } from '@spindle/domain/accounts/passwords/check-password-token.ts';
import { RESET_MINUTES } from '@spindle/domain/accounts/passwords/create-password-token.ts';
import { loginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import { readChallenge } from '@spindle/domain/accounts/two-factor/want-second-factor.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import type { ShownSection } from '../../page/member-sections.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { memberDetailContext } from '../middleware/member-detail.ts';
import { redirectTo } from '../redirect-to.ts';
import type { ActAsData } from './acting/ActAsScreen.tsx';
import { googleProblem } from './google/google-problem.ts';
import { type KeepAccountData, loadKeepAccount } from './keep-account/load-keep-account.ts';
import { type CentreData, loadCentre } from './load-centre.ts';
import type { LoginData } from './login/LoginScreen.tsx';
import type { NotMeData } from './not-me/NotMeScreen.tsx';
import type { RegisterData } from './register/register-data.ts';
import { readProgress } from './register/registration-cookie.ts';
import type { ResetPasswordData } from './reset-password/ResetPasswordScreen.tsx';
import type { RevertAddressData } from './revert-address/RevertAddressScreen.tsx';
import { safeBack } from './safe-back.ts';
import type { SecondFactorData } from './second-factor/SecondFactorScreen.tsx';
import { isSectionForActing } from './sections.ts';
import { loadSignIn } from './sign-in/load-sign-in.ts';
import type { SignInData } from './sign-in/SignInScreen.tsx';
import { loadYourData, type YourData } from './your-data/load-your-data.ts';

export type SectionData =
  | LoginData
  | SignInData
  | RegisterData
  | ResetPasswordData
  | RevertAddressData
  | NotMeData
  | KeepAccountData
  | YourData
  | SecondFactorData
  | ActAsData
  | CentreData;

/** What a section shows. Logged-in members are redirected from the screens for logging in. */
export async function loadSection(
  section: ShownSection,
  viewer: Viewer,
  { request, context, url }: { request: Request; context: Readonly<RouterContextProvider>; url: URL },
): Promise<SectionData> {
  const { accounts, config } = context.get(servicesContext);
  const { page } = context.get(requestContext);
  const links = linksFor(page);
  const back = safeBack(url.searchParams.get('back'), page.origin);
  if (viewer.kind === 'acting' && section !== 'act_as' && !isSectionForActing(section)) {
    // The overview also leads to payments, so staff start with the products instead.
    throw redirectTo(context, section === 'overview' ? links.member('my_products') : links.closedToActing());
  }
  if (viewer.kind === 'member' && ['login', 'register', 'second_factor'].includes(section)) {
    // Renewed, since a browser that has lost the companions of its session would be sent here again.
    const member = context.get(memberDetailContext);
    const cookies = member ? loginCookies(member, config.cookies) : [];
    throw redirectTo(context, back ?? links.member(), {
      document: back !== undefined,
      headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    });
  }

  switch (section) {
    case 'login':
      return {
        ...{
          section,
          back,
          google: accounts.google !== undefined,
          passkeys: accounts.passkeys !== undefined,
        },
        ended: url.searchParams.get('ended') === '1',
        problem: googleProblem(url),
      };
    case 'sign_in':
      return loadSignIn(viewer, { request, context, url });
    case 'register': {
      const progress = readProgress(request.headers);
      return {
        section,
        back,
        step: progress ? (progress.code ? 3 : 2) : 1,
        email: progress?.email ?? '',
        minutes: MAILED_MINUTES,
        sent: sentOf(url),
        problem: codeProblemOf(url),
        google: accounts.google !== undefined,
      };
    }
    case 'reset_password': {
      const token = url.searchParams.get('token');
      const found = token === null ? undefined : await checkPasswordToken(accounts, { token });
      return {
        section,
        back,
        step: found === undefined ? 'ask' : found.ok ? 'set' : 'ended',
        email: found?.ok ? found.email : '',
        minutes: RESET_MINUTES,
      };
    }
    case 'revert_address': {
      const token = url.searchParams.get('token');
      const found = token === null ? undefined : await checkRevert(accounts, { token });
      return found?.ok ? { section, isEnded: false, email: found.email } : { section, isEnded: true };
    }
    case 'second_factor': {
      const begun = await readChallenge(accounts, request.headers.get('cookie'));
      if (!begun) throw redirectTo(context, links.member('login', back));
      return { section, back };
    }
    case 'keep_account':
      return loadKeepAccount(accounts, { locale: page.locale, url });
    case 'your_data':
      return loadYourData({ ...accounts, config }, { locale: page.locale, url });
    case 'not_me': {
      const token = url.searchParams.get('token');
      const found = token === null ? undefined : await checkDenial(accounts, { token });
      return found?.ok ? { section, isEnded: false, email: found.email } : { section, isEnded: true };
    }
    case 'act_as':
      return { section };
    default: {
      // The route's middleware has sent everybody else to the log-in page.
      if (viewer.kind === 'anonymous') throw redirectTo(context, links.member('login'));
      return loadCentre(section, viewer, { context, url });
    }
  }
}

function sentOf({ searchParams }: URL): RegisterData['sent'] {
  const sent = searchParams.get('sent');
  return sent === 'again' || sent === 'new' ? sent : undefined;
}

function codeProblemOf({ searchParams }: URL): RegisterData['problem'] {
  const problem = searchParams.get('problem');
  return problem === 'code_wrong' || problem === 'code_spent' ? problem : undefined;
}
