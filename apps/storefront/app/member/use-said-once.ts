import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** This value of `done` stays: it says that a form waits for a proof, which is no news but what the page shows. */
const LASTING = 'confirm';

/**
 * Says only once what was just done: it is removed from the address as soon as it is shown, so that after a return or a
 * reload the page shows the current state. The page itself stays as it is.
 */
export function useSaidOnce(): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!search.includes('done=')) return;
    const { href } = window.location;
    const plain = withoutDone(href);
    // Keeps the state, in which the router stores its own data.
    if (plain !== href) window.history.replaceState(window.history.state, '', plain);
  }, [search]);
}

/** An address without what was done, and to what. */
export function withoutDone(href: string): string {
  const url = new URL(href);
  const done = url.searchParams.get('done');
  if (done === null || done === LASTING) return href;
  url.searchParams.delete('done');
  url.searchParams.delete('of');
  return url.href;
}
