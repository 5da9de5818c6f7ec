import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A form waits for a proof there: that is no news, but what the page shows. */
const LASTING = 'confirm';

/**
 * What was just done is said once: it leaves the address as soon as it is shown, so that who comes back to this page, or
 * loads it again, is told how things stand then. The page itself stays as it is.
 */
export function useSaidOnce(): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!search.includes('done=')) return;
    const { href } = window.location;
    const plain = withoutDone(href);
    // The router keeps its own notes in the state.
    if (plain !== href) window.history.replaceState(window.history.state, '', plain);
  }, [search]);
}

/** An address without what was done, and of what. */
export function withoutDone(href: string): string {
  const url = new URL(href);
  const done = url.searchParams.get('done');
  if (done === null || done === LASTING) return href;
  url.searchParams.delete('done');
  url.searchParams.delete('of');
  return url.href;
}
