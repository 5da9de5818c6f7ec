import { trace } from '@spindle/tracking/tracker/trace.ts';
import { createPath, type Path } from 'react-router';
import { type Reloading, reloadOnce } from './reload-once.ts';

/**
 * The event that React Router is made to dispatch where it would reload the page (`vite-missing-screens.ts`). Unless it
 * is prevented, the navigation fails with the error of the missing code.
 */
export const SCREEN_MISSING = 'spindle:screen-missing';

/** The part of React Router's router that is read here. */
interface Routing {
  __reactRouterDataRouter?: { state: { navigation: { location?: Path | undefined } } };
}

/** Listens for the life of the document. */
export function watchScreens(): void {
  addEventListener(SCREEN_MISSING, (event) => {
    trace('navigation_failed', 'chunk');
    const { __reactRouterDataRouter: router } = window as Routing;
    onMissingScreen(event, router?.state.navigation.location);
  });
}

/**
 * Loads the target of a navigation as a document if the code of its screen does not load, as after a new build (spec §4).
 * @param target of the current navigation; undefined if the visitor has gone elsewhere meanwhile
 */
export function onMissingScreen(event: Event, target: Path | undefined, reloading?: Reloading): void {
  if (target && reloadOnce(createPath(target), reloading)) event.preventDefault();
}
