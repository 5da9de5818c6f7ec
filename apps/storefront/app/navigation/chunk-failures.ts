import { trace } from '@spindle/tracking/tracker/trace.ts';
import type { ClientInstrumentation } from 'react-router';
import { reloadOnce } from './reload-once.ts';

/** The part of React Router's own list of routes that is read here. */
interface RouteFiles {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
}

/**
 * Loads the target of a navigation as a document when the code of its screen does not arrive, as after a new build
 * (spec §4). React Router by itself would reload the page that is being left.
 */
export const chunkFailures: ClientInstrumentation = {
  route({ id, instrument }) {
    instrument({
      async loader(load, { request }) {
        const file = (window as RouteFiles).__reactRouterManifest?.routes[id]?.module;
        // The same request as React Router's: nothing is fetched twice.
        if (file) import(/* @vite-ignore */ file).catch(() => go(request.url));
        await load();
      },
    });
  },
};

function go(target: string): void {
  trace('navigation_failed', 'chunk');
  // After React Router has begun its reload, which this one takes the place of.
  setTimeout(() => reloadOnce(target));
}
