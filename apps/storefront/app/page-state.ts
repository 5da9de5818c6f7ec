import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Links, linksFor } from '../page/links.ts';
import type { PageState, Rendering } from '../page/state.ts';

/** Set by the server for each rendering; the browser uses the root loader's data instead. */
export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** What the page knows about itself, except the visitor's system, for which there is `useSystem`. */
export function usePageState(): Omit<PageState, 'os'> {
  return useWholeState();
}

/**
 * The visitor's system, for whatever looks different there.
 * @param matters whether it makes a difference now: then a content page is stored once for each system
 */
export function useSystem(matters: boolean): PageState['os'] {
  const rendering = useContext(RenderingContext);
  if (matters) rendering?.onSystem();
  return useWholeState().os;
}

/** The last page's state, for the browser, where there is only one visitor. A navigation that fails has no data of its own. */
let last: PageState | undefined;

/** Constant in each bundle: the server asks the rendering, the browser the loaded data. */
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

/** Cached by page, as it is some seventy functions, and as many components ask for them. */
const made = new WeakMap<object, Links>();

/** Links in the page's own language. */
export function useLinks(): Links {
  const page = usePageState();
  const links = made.get(page) ?? linksFor(page);
  made.set(page, links);
  return links;
}
