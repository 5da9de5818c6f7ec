import { LANGUAGES } from '@spindle/platform/locales.ts';
import { use, useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { requestContext } from '../page/request-context.ts';
import { isCounted, isHydrated, pageTypeOf, wordsOf } from '../page/route-handle.ts';
import type { PageState } from '../page/state.ts';
import sansUrl from './fonts/instrument-sans.woff2?url';
import { reportedMissing } from './middleware/reported-missing.ts';
import { routeRule } from './middleware/route-rule.ts';
import { beforeNavigation, nowShown } from './navigation/before-navigation.ts';
import { FailedNavigation } from './navigation/FailedNavigation.tsx';
import { watchBuild } from './navigation/new-build.ts';
import { useHydrationMiddleware } from './navigation/use-hydration-middleware.ts';
import { RenderingContext, usePageState } from './page-state.ts';
import { SeoScript } from './SeoScript.tsx';
import { StateScript } from './StateScript.tsx';
import { ConsentBanner } from './shop/ConsentBanner.tsx';
import { PageError } from './shop/PageError.tsx';
import stylesUrl from './styles/app.css?url';

/** On the server for every page, in the browser before every navigation. */
export const middleware = [routeRule, reportedMissing];
export const clientMiddleware = [beforeNavigation];

export function loader({ context }: LoaderFunctionArgs): PageState {
  return context.get(requestContext).page;
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The document. Pages that do not hydrate get the enhance loader as their only script. */
export function Layout({ children }: { children: React.ReactNode }) {
  const rendering = use(RenderingContext);
  const state = usePageState();
  const matches = useMatches();
  const hydrate = !rendering?.failed && isHydrated(matches);
  const words = hydrate ? wordsOf(matches) : [];
  // Hydration waits for the words, so they are loaded together with the modules. In the browser there are none to name.
  const modules =
    hydrate && rendering
      ? [...rendering.modules, ...words.flatMap((area) => rendering.wordsUrl(area) ?? [])]
      : [];
  useEffect(() => {
    document.documentElement.dataset.hydration = 'done';
    return watchBuild(state.build);
  }, [state.build]);
  return (
    <html
      lang={LANGUAGES[state.locale].tag}
      dir="ltr"
      // Until it is done, typing and clicks may be lost; programs that drive the page wait for it.
      data-hydration={hydrate ? 'pending' : undefined}
      data-page-type={pageTypeOf(matches)}
      data-report-host={state.reportHost}
      data-consent={state.consent}
      data-page-suffix={hydrate ? state.suffix : undefined}
      data-words={hydrate ? words.join(' ') : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* First, so that its order of layers holds for the sheets of the page's parts. */}
        <link rel="stylesheet" href={stylesUrl} precedence="base" />
        <Links nonce={rendering?.nonce} />
        {/* Japanese and Chinese are set in the system's fonts. */}
        {state.locale !== 'ja' && state.locale !== 'zh' && (
          <link rel="preload" href={sansUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {/* The first link to a module counts: React Router's own links, further down, would compete with styles and fonts. */}
        {modules.map((url) => (
          <link key={url} rel="modulepreload" href={url} fetchPriority="low" nonce={rendering?.nonce} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script type="module" src={rendering?.enhanceUrl} nonce={rendering?.nonce} suppressHydrationWarning />
      </head>
      <body>
        {isCounted(matches) && <ConsentBanner />}
        {children}
        <StateScript matches={matches} />
        <SeoScript matches={matches} />
        {hydrate && (
          <>
            <ScrollRestoration nonce={rendering?.nonce} />
            <Scripts nonce={rendering?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** A constant, so that the browser's bundle contains only one of the two. */
const Failure = import.meta.env.SSR ? PageError : FailedNavigation;

export function ErrorBoundary() {
  return <Failure />;
}

export default function Root() {
  useHydrationMiddleware();
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every place, by its whole address
  useEffect(() => nowShown(location.href), [place]);
  return <Outlet />;
}
