import type { Config } from '@spindle/platform/config.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { requestContext } from '../page/request-context.ts';
import { isHydrated } from '../page/route-handle.ts';
import { suffixedRoutes } from '../page/suffixed-routes.ts';
import type { AppBuild } from './app-build.ts';
import { handlesOf, leaveDataUnsent } from './leave-data-unsent.ts';

/** The screens in one language. The router takes the language's prefix as its base: for links, matching and the browser. */
export function languageHandler(
  { prefix, suffix }: Site,
  build: AppBuild,
  { mode, formOrigins, isContent }: Pick<Config, 'mode' | 'formOrigins'> & { isContent(url: URL): boolean },
) {
  // The page that confirms a link is rendered under its address on the shop's origin, but its form comes from a host of its own.
  const allowedActionOrigins = formOrigins.map((origin) => new URL(origin).host);
  const based = (screens: ServerBuild): ServerBuild => {
    const unsent = leaveDataUnsent(screens, (context) => isContent(context.get(requestContext).url));
    const isShown = (id: string) => isHydrated(handlesOf(screens, id));
    const routes = suffix ? suffixedRoutes(unsent.routes, suffix, isShown) : unsent.routes;
    return {
      ...unsent,
      routes: routes as ServerBuild['routes'],
      basename: prefix || '/',
      allowedActionOrigins,
    };
  };
  return createRequestHandler(
    typeof build === 'function' ? async () => based(await build()) : based(build),
    mode,
  );
}
