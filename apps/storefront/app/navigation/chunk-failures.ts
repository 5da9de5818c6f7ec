import { trace } from '@spindle/tracking/tracker/trace.ts';
import { createPath, type Path } from 'react-router';
import { type Reloading, reloadOnce } from './reload-once.ts';

/**
 * What React Router is made to say where it would load the page anew (`vite-missing-screens.ts`). Unless it is
 * prevented, the navigation fails with the error of the missing code.
 */
export const SCREEN_MISSING = 'spindle:screen-missing';

/** The part of React Router's router that is read here. */
interface Routing {
  __reactRouterDataRouter?: { state: { navigation: { location?: Path | undefined } } };
}

/** Listens for as long as the document stands. */
export function watchScreens(): void {
  addEventListener(SCREEN_MISSING, (event) => {
    trace('navigation_failed', 'chunk');
    const { __reactRouterDataRouter: router } = window as Routing;
    onMissingScreen(event, router?.state.navigation.location);
  });
}

/**
 * Loads the target of a navigation as a document when the code of its screen does not arrive, as after a new build
 * (spec §4).
 * @param target of the navigation under way; none when the visitor has gone elsewhere meanwhile
 */
export function onMissingScreen(event: Event, target: Path | undefined, reloading?: Reloading): void {
  if (target && reloadOnce(createPath(target), reloading)) event.preventDefault();
}
