import { useEffect, useState } from 'react';
import { useLinks } from './page-state.ts';
import { useWords } from './words.ts';

/** A page that fails again within this time is not loaded a third time, ms (spec §4, reload-loop guard). */
const LOOP_GUARD = 10_000;
const KEY = 'spindle_reloaded';

/**
 * Stands in the browser where a navigation failed: the document is loaded anew, so that the server answers
 * with the right error page. That page does not hydrate, so none of its parts is sent as a script.
 */
export function FailedNavigation() {
  const [gaveUp, setGaveUp] = useState(false);
  const words = useWords('errors');
  const links = useLinks();
  useEffect(() => {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < LOOP_GUARD) return setGaveUp(true);
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  }, []);
  if (!gaveUp) return null;
  return (
    <main id="main">
      <h1>{words('server_error')}</h1>
      <a href={links.home()}>Spindle</a>
    </main>
  );
}
