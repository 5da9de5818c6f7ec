import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requestContext } from '../../page/request-context.ts';
import type { RouteHandle } from '../../page/route-handle.ts';
import { pageHead, privateHeaders } from '../checkout/page-head.ts';
import { formTokenFor } from '../forms/form-token.ts';
import { beforeNavigation } from '../middleware/in-browser.ts';
import { memberDetailContext } from '../middleware/member-detail.ts';
import { named } from '../middleware/named.ts';
import { Frame } from '../shop/Frame.tsx';
import { loadFrame } from '../shop/load-frame.ts';
import { pageNotFound } from '../shop/page-not-found.ts';
import { useWords, wordsIn } from '../words.ts';
import { loadSection, type SectionData } from './load-section.ts';
import { LoginScreen } from './login/LoginScreen.tsx';
import { MemberCentre } from './MemberCentre.tsx';
import { memberAction } from './member-action.ts';
import { MyProducts } from './my-products/MyProducts.tsx';
import { RegisterScreen } from './register/RegisterScreen.tsx';
import { ResetPasswordScreen } from './reset-password/ResetPasswordScreen.tsx';
import { sectionOf } from './sections.ts';

export const handle = {
  pageType: 'member',
  words: ({ shown }: { shown: SectionData }) =>
    shown.section === 'my_products' ? ['member', 'offer'] : ['accounts'],
  inBrowser: ['auth-redirect'],
} satisfies RouteHandle;

export const middleware = [named('auth-redirect'), named('get-member-detail')];
export const clientMiddleware = beforeNavigation(handle.inBrowser);

export const headers = privateHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, url } = args;
  const section = sectionOf(url);
  if (!section) throw await pageNotFound(context);
  const viewer = await context.get(requestContext).viewer();
  const [shown, frame, form] = await Promise.all([
    loadSection(section, viewer, args),
    loadFrame(context),
    formTokenFor(request, context),
  ]);
  const name = context.get(memberDetailContext)?.username;
  return data(
    { shown, frame, token: form.token, name },
    form.cookie ? { headers: { 'Set-Cookie': form.cookie } } : undefined,
  );
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
  const { shown, frame, token, name } = useLoaderData<typeof loader>();
  return (
    <Frame content={frame} viewer={name === undefined ? 'anonymous' : { name }}>
      <Screen key={shown.section} shown={shown} token={token} />
    </Frame>
  );
}

function Screen({ shown, token }: { shown: SectionData; token: string }) {
  const words = useWords('member');
  const answer = useActionData<typeof action>();
  const reply = answer?.reply;
  switch (shown.section) {
    case 'login':
      return <LoginScreen data={shown} token={token} reply={reply} />;
    case 'register':
      return <RegisterScreen data={shown} token={token} reply={reply} />;
    case 'reset_password':
      return <ResetPasswordScreen data={shown} token={token} reply={reply} sentTo={answer?.sentTo} />;
    case 'my_products':
      return (
        <MemberCentre
          section={shown.section}
          title={words('products.title')}
          email={shown.email}
          token={token}
        >
          <MyProducts licences={shown.licences} email={shown.email} />
        </MemberCentre>
      );
  }
}
