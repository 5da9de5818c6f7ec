import type { AreaName } from '@spindle/i18n/messages.ts';
import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { suffixedRoutes } from '../page/suffixed-routes.ts';
import { fetchWords } from './fetch-words.ts';
import { watchScreens } from './navigation/chunk-failures.ts';

/** React Router's own list of routes, with which it reads addresses. */
interface Routing {
  __reactRouterManifest?: { routes: Parameters<typeof suffixedRoutes>[0] };
}

const { lang, dataset } = document.documentElement;
const { __reactRouterManifest: routing } = window as Routing;
if (dataset.pageSuffix && routing) routing.routes = suffixedRoutes(routing.routes, dataset.pageSuffix);

watchScreens();

const areas = (dataset.words?.split(' ') ?? []) as AreaName[];
const locale = ALL_LOCALES.find((known) => LANGUAGES[known].tag === lang) ?? 'en';

// The server answers a form with error codes: their words load while it reads the form.
addEventListener('submit', () => void fetchWords(locale, 'errors').catch(() => {}), { once: true });

// Not awaited at the top: chunks that share code with this one would wait, too.
Promise.all(areas.map((area) => fetchWords(locale, area))).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
