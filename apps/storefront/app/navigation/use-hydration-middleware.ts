import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { inBrowserOf } from '../../page/route-handle.ts';
import { namedInBrowser, runInBrowser } from '../middleware/in-browser.ts';

/** Runs the page's middleware when it hydrates, as React Router runs it only at navigations. */
export function useHydrationMiddleware(): void {
  const matches = useMatches();
  const [failed, setFailed] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page that was sent
  useEffect(() => {
    let ended = false;
    runInBrowser(inBrowserOf(matches).map(namedInBrowser), new URL(location.href)).then(
      (instead) => {
        if (instead && !ended) location.replace(instead.to);
      },
      (error) => !ended && setFailed(error),
    );
    return () => {
      ended = true;
    };
  }, []);
  if (failed) throw failed;
}
