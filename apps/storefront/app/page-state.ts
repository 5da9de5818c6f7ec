import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import { linksFor } from '../page/links.ts';
import type { PageState, Rendering } from '../page/state.ts';

/** Filled by the server for each rendering; in the browser the root loader's data stands in. */
export const RenderingContext = createContext<Rendering | undefined>(undefined);

export function usePageState(): PageState {
  const rendering = useContext(RenderingContext);
  const loaded = useRouteLoaderData('root') as PageState | undefined;
  const state = loaded ?? rendering;
  if (!state) throw new Error('A page was rendered without its state.');
  return state;
}

/** Links in the page's own language. */
export function useLinks() {
  const { locale, defaultLocale } = usePageState();
  return linksFor(locale, defaultLocale);
}
