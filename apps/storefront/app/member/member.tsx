import type { DocumentOf } from '@spindle/content/types/register.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { pageHead, privateHeaders } from '../checkout/page-head.ts';
import { formTokenFor } from '../forms/form-token.ts';
import { beforeNavigation } from '../middleware/in-browser.ts';
import { memberDetailContext } from '../middleware/member-detail.ts';
import { named } from '../middleware/named.ts';
import { Frame, type FrameContent } from '../shop/Frame.tsx';
import { loadFrame } from '../shop/load-frame.ts';
import { loadPart } from '../shop/load-part.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { useWords, wordsIn } from '../words.ts';
import type { About } from './AuthFrame.tsx';
import { loadSection, type SectionData } from './load-section.ts';
import { LoginScreen } from './login/LoginScreen.tsx';
import { MemberCentre } from './MemberCentre.tsx';
import { memberAction } from './member-action.ts';
import { MyProducts } from './my-products/MyProducts.tsx';
import { type Trial, trialsOf } from './my-products/trials.ts';
import { RegisterScreen } from './register/RegisterScreen.tsx';
import { ResetPasswordScreen } from './reset-password/ResetPasswordScreen.tsx';
import { sectionOf } from './sections.ts';

export const handle = {
  pageType: 'member',
  words: ({ shown }: { shown: SectionData }) =>
    shown.section === 'my_products' ? ['member', 'offer'] : ['accounts'],
  inBrowser: ['auth-redirect'],
} satisfies RouteHandle;

/** What editors say on the screens of an account's forms. */
const ACCOUNT_PAGES = {
  login: 'login-page',
  register: 'register-page',
  reset_password: 'reset-password-page',
} as const;

export const middleware = [named('auth-redirect'), named('get-member-detail')];
export const clientMiddleware = beforeNavigation(handle.inBrowser);

export const headers = privateHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, url } = args;
  const section = sectionOf(url);
  if (!section) throw await pageNotFound(context);
  const viewer = await context.get(requestContext).viewer();
  const [shown, about, centre, frame, form] = await Promise.all([
    loadSection(section, viewer, args),
    section === 'my_products' ? undefined : loadPart(context, ACCOUNT_PAGES[section]),
    section === 'my_products' ? loadPart(context, 'member-page') : undefined,
    loadFrame(context),
    formTokenFor(request, context),
  ]);
  const name = context.get(memberDetailContext)?.username;
  const isNew = shown.section === 'my_products' && shown.licences.length === 0;
  const trials = isNew ? await loadTrials(context, frame.navigation) : [];
  return data(
    { shown, about, centre, frame, trials, token: form.token, name },
    form.cookie ? { headers: { 'Set-Cookie': form.cookie } } : undefined,
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

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageHead(matches, (locale) => {
    const accounts = wordsIn(locale, 'accounts');
    const titles: Record<SectionData['section'], string> = {
      login: accounts('login.title'),
      register: accounts('register.title'),
      reset_password: accounts('reset.title'),
      my_products: wordsIn(locale, 'member')('products.title'),
    };
    return titles[loaderData?.shown.section ?? 'login'];
  });

export default function Member() {
  const { shown, about, centre, frame, trials, token, name } = useLoaderData<typeof loader>();
  return (
    <Frame content={frame} viewer={name === undefined ? 'anonymous' : { name }}>
      <Screen key={shown.section} shown={shown} token={token} about={about} centre={centre} trials={trials} />
    </Frame>
  );
}

function Screen({
  shown,
  token,
  about,
  centre,
  trials,
}: {
  shown: SectionData;
  token: string;
  about: About | undefined;
  centre: DocumentOf<'member-page'> | undefined;
  trials: readonly Trial[];
}) {
  const words = useWords('member');
  const answer = useActionData<typeof action>();
  const said = centre?.sections.find(({ section }) => section === shown.section);
  const reply = answer?.reply;
  switch (shown.section) {
    case 'login':
      return <LoginScreen data={shown} token={token} reply={reply} about={about} />;
    case 'register':
      return <RegisterScreen data={shown} token={token} reply={reply} about={about} />;
    case 'reset_password':
      return (
        <ResetPasswordScreen data={shown} token={token} reply={reply} about={about} sentTo={answer?.sentTo} />
      );
    case 'my_products':
      return (
        <MemberCentre
          section={shown.section}
          title={words('products.title')}
          email={shown.email}
          token={token}
          about={centre}
        >
          <MyProducts licences={shown.licences} email={shown.email} empty={said?.empty} trials={trials} />
        </MemberCentre>
      );
  }
}
