import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Links, linksFor } from '../page/links.ts';
import type { PageState, Rendering } from '../page/state.ts';

/** Filled by the server for each rendering; in the browser the root loader's data stands in. */
export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** What the page knows about itself, but for the visitor's system: that is `useSystem`'s. */
export function usePageState(): Omit<PageState, 'os'> {
  return useWholeState();
}

/**
 * The visitor's system, for what looks different there.
 * @param matters whether it does this time: then a content page is stored once for each system
 */
export function useSystem(matters: boolean): PageState['os'] {
  const rendering = useContext(RenderingContext);
  if (matters) rendering?.onSystem();
  return useWholeState().os;
}

/** In the browser, where there is one visitor: the last page's. A navigation that fails has no data of its own. */
let last: PageState | undefined;

/** A constant, so that each side asks the one that knows. */
const useWholeState = import.meta.env.SSR ? useRendering : useLoaded;

function useRendering(): PageState {
  const rendering = useContext(RenderingContext);
  if (!rendering) throw new Error('A page was rendered without its state.');
  return rendering;
}

function useLoaded(): PageState {
  const loaded = useRouteLoaderData('root') as PageState | undefined;
  if (loaded) last = loaded;
  if (!last) throw new Error('A page was drawn before its state was loaded.');
  return last;
}

/** By page: they are some seventy functions, and as many components ask for them. */
const made = new WeakMap<object, Links>();

/** Links in the page's own language. */
export function useLinks(): Links {
  const page = usePageState();
  const links = made.get(page) ?? linksFor(page);
  made.set(page, links);
  return links;
}
