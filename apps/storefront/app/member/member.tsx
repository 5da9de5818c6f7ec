import type { DocumentOf } from '@spindle/content/types/register.ts';
import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { lazy } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { captchaOf } from '../captcha/captcha-of.ts';
import { pageHead, privateHeaders } from '../checkout/page-head.ts';
import type { FormReply } from '../forms/form-reply.ts';
import { formTokenFor } from '../forms/form-token.ts';
import { beforeNavigation } from '../middleware/in-browser.ts';
import { memberDetailContext } from '../middleware/member-detail.ts';
import { named } from '../middleware/named.ts';
import { markSubscriber } from '../middleware/subscriber-cookie.ts';
import { Frame, type FrameContent } from '../shop/Frame.tsx';
import { loadFrame } from '../shop/load-frame.ts';
import { loadPart } from '../shop/load-part.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { wordsIn } from '../words.ts';
import type { About } from './AuthFrame.tsx';
import { type ActingAs, ActingContext } from './acting/acting-context.ts';
import type { FormAnswer } from './failed-submission.ts';
import { loadSection, type SectionData } from './load-section.ts';
import { memberAction } from './member-action.ts';
import { type Trial, trialsOf } from './my-products/trials.ts';
import { SECTION_WORDS } from './section-words.ts';
import { isOfCentre, sectionOf } from './sections.ts';

/** Loaded by itself: log-in and registration do not wait for it. */
const CentreScreen = lazy(async () => ({ default: (await import('./CentreScreen.tsx')).CentreScreen }));
// Each screen is loaded by itself: the log-in does not wait for the others, nor the others for the log-in.
const LoginScreen = lazy(async () => ({ default: (await import('./login/LoginScreen.tsx')).LoginScreen }));
const NotMeScreen = lazy(async () => ({ default: (await import('./not-me/NotMeScreen.tsx')).NotMeScreen }));
const RegisterScreen = lazy(async () => ({
  default: (await import('./register/RegisterScreen.tsx')).RegisterScreen,
}));
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('./reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
}));
const RevertAddressScreen = lazy(async () => ({
  default: (await import('./revert-address/RevertAddressScreen.tsx')).RevertAddressScreen,
}));
const SecondFactorScreen = lazy(async () => ({
  default: (await import('./second-factor/SecondFactorScreen.tsx')).SecondFactorScreen,
}));
const SignInScreen = lazy(async () => ({
  default: (await import('./sign-in/SignInScreen.tsx')).SignInScreen,
}));
// Only staff ever see these.
const ActingBar = lazy(async () => ({ default: (await import('./acting/ActingBar.tsx')).ActingBar }));
const ActAsScreen = lazy(async () => ({ default: (await import('./acting/ActAsScreen.tsx')).ActAsScreen }));

/** Rarely shown. */
const KeepAccountScreen = lazy(async () => ({
  default: (await import('./keep-account/KeepAccountScreen.tsx')).KeepAccountScreen,
}));
const YourDataScreen = lazy(async () => ({
  default: (await import('./your-data/YourDataScreen.tsx')).YourDataScreen,
}));

export const handle = {
  pageType: 'member',
  words: ({ shown, acting }: { shown: SectionData; acting: ActingAs | undefined }) => [
    ...(acting || shown.section === 'act_as' ? (['acting'] as const) : []),
    ...(isOfCentre(shown.section)
      ? (['member', ...SECTION_WORDS[shown.section]] as const)
      : shown.section === 'keep_account' || shown.section === 'your_data'
        ? (['accounts', 'privacy'] as const)
        : (['accounts'] as const)),
  ],
  acting: true,
  inBrowser: ['auth-redirect'],
  captcha: true,
} satisfies RouteHandle;

/** Editors' texts on the screens of an account's forms. */
const ACCOUNT_PAGES = {
  login: 'login-page',
  register: 'register-page',
  reset_password: 'reset-password-page',
} as const;

/** Forms that may need a captcha, with its purpose. */
const CAPTCHAS = {
  login: 'login',
  register: 'register',
  reset_password: 'reset',
  sign_in: 'link',
  your_data: 'link',
} as const;

export const middleware = [named('auth-redirect'), named('get-member-detail'), markSubscriber];
export const clientMiddleware = beforeNavigation(handle.inBrowser);

export const headers = privateHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, url } = args;
  const section = sectionOf(url);
  if (!section) throw await pageNotFound(context);
  const viewer = await context.get(requestContext).viewer();
  const purpose = viewer.kind === 'anonymous' ? CAPTCHAS[section as keyof typeof CAPTCHAS] : undefined;
  const [shown, about, centre, frame, form, captcha] = await Promise.all([
    loadSection(section, viewer, args),
    section in ACCOUNT_PAGES
      ? loadPart(context, ACCOUNT_PAGES[section as keyof typeof ACCOUNT_PAGES])
      : undefined,
    isOfCentre(section) ? loadPart(context, 'member-page') : undefined,
    loadFrame(context),
    formTokenFor(request, context),
    purpose && captchaOf({ context, request, purpose }),
  ]);
  const name = context.get(memberDetailContext)?.username;
  const acting: ActingAs | undefined =
    viewer.kind === 'acting'
      ? { email: viewer.email, until: viewer.until.toISOString(), closed: url.searchParams.has('closed') }
      : undefined;
  const isNew =
    ('products' in shown && shown.products.place.total === 0) ||
    ('overview' in shown && shown.overview.products?.total === 0);
  const trials = isNew ? await loadTrials(context, frame.navigation) : [];
  return data(
    {
      // `page` costs nothing more: the same object is sent only once.
      ...{ shown, about, centre, page: about ?? centre, frame, trials },
      ...{ token: form.token, name, acting, captcha },
    },
    {
      // A section that exists but can't be loaded (spec §8).
      ...('failed' in shown && { status: 500 }),
      ...(form.cookie && { headers: { 'Set-Cookie': form.cookie } }),
    },
  );
}

async function loadTrials(
  context: LoaderFunctionArgs['context'],
  navigation: FrameContent['navigation'],
): Promise<Trial[]> {
  const pids = navigation?.product.subList.map(({ product }) => product.pid) ?? [];
  return trialsOf(navigation, await findOffers(context.get(servicesContext).db, pids));
}

export function action({ request, context, url }: ActionFunctionArgs) {
  return memberAction(request, context, url);
}

/**
 * If no answer comes, a form with `stay` shows the error in its place, and the page stays as it was. Other forms lead to
 * the page that says so.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const stays = (await request.clone().formData()).has('stay');
  try {
    return await serverAction();
  } catch (error) {
    if (!stays || !(error instanceof TypeError)) throw error;
    const reply: FormReply = { values: {}, fields: {}, problem: 'server_error' };
    // With this status, the page's data is not requested again, which would not be answered either.
    return data<FormAnswer>({ reply }, { status: 503 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageHead(matches, (locale) => titleOf(loaderData?.shown, locale), loaderData?.page?.seo);

/** Asks only for the words of that page, as any others would be fetched. */
function titleOf(shown: SectionData | undefined, locale: Locale): string {
  if (!shown) return wordsIn(locale, 'accounts')('login.title');
  switch (shown.section) {
    case 'login':
      return wordsIn(locale, 'accounts')('login.title');
    case 'sign_in':
      return wordsIn(locale, 'accounts')('signIn.title');
    case 'register':
      return wordsIn(locale, 'accounts')('register.title');
    case 'reset_password':
      return wordsIn(locale, 'accounts')('reset.title');
    case 'second_factor':
      return wordsIn(locale, 'accounts')('secondFactor.title');
    case 'keep_account':
      return wordsIn(locale, 'privacy')('keep.title');
    case 'your_data':
      return wordsIn(locale, 'privacy')('blocked.title');
    case 'not_me':
      return wordsIn(locale, 'accounts')('notMe.title');
    case 'act_as':
      return wordsIn(locale, 'acting')('title');
    case 'revert_address':
      return wordsIn(locale, 'accounts')('revert.title');
    default: {
      if ('order' in shown) return wordsIn(locale, 'orders')('one', { number: shown.order.number });
      if ('device' in shown) return wordsIn(locale, 'licences')('devices.askTitle');
      return wordsIn(locale, 'member')(`titles.${shown.section}`);
    }
  }
}

export default function Member() {
  const { shown, about, centre, frame, trials, token, name, acting, captcha } =
    useLoaderData<typeof loader>();
  return (
    <Frame content={frame} viewer={name === undefined ? 'anonymous' : { name }}>
      {acting && <ActingBar acting={acting} token={token} />}
      <ActingContext value={acting}>
        <Screen
          key={isOfCentre(shown.section) ? 'centre' : shown.section}
          shown={shown}
          token={token}
          about={about}
          centre={centre}
          trials={trials}
          captcha={captcha}
        />
      </ActingContext>
    </Frame>
  );
}

function Screen({
  shown,
  token,
  about,
  centre,
  trials,
  captcha: loaded,
}: {
  shown: SectionData;
  token: string;
  about: About | undefined;
  centre: DocumentOf<'member-page'> | undefined;
  trials: readonly Trial[];
  captcha: ShownCaptcha | undefined;
}) {
  const answer = useActionData<typeof action>();
  const reply = answer?.reply;
  const form = { token, reply, answer, captcha: reply?.captcha ?? loaded, about };
  switch (shown.section) {
    case 'login':
      return <LoginScreen data={shown} {...form} />;
    case 'sign_in':
      return <SignInScreen data={shown} {...form} />;
    case 'register':
      return <RegisterScreen data={shown} {...form} />;
    case 'reset_password':
      return <ResetPasswordScreen data={shown} {...form} />;
    case 'second_factor':
      return <SecondFactorScreen data={shown} {...form} />;
    case 'keep_account':
      return <KeepAccountScreen data={shown} {...form} />;
    case 'your_data':
      return <YourDataScreen data={shown} {...form} />;
    case 'not_me':
      return <NotMeScreen data={shown} {...form} />;
    case 'act_as':
      return <ActAsScreen />;
    case 'revert_address':
      return <RevertAddressScreen data={shown} {...form} />;
    default:
      return <CentreScreen {...{ shown, token, answer, centre, trials }} />;
  }
}
