import { trace } from '@spindle/tracking/tracker/trace.ts';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { reportMissing } from '../../page/missing-report.ts';
import { ErrorText } from '../forms/ErrorText.tsx';
import { NothingHere } from '../middleware/in-browser.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Shown in the browser when a navigation failed: the document is loaded anew, so that the server answers with the right
 * error page. That page does not hydrate, so none of its parts is sent as a script.
 */
export function FailedNavigation() {
  const [gaveUp, setGaveUp] = useState(false);
  const error = useRouteError();
  const links = useLinks();
  const { shopName } = usePageState();
  useEffect(() => {
    trace('navigation_failed', labelOf(error));
    if (isMissing(error)) reportMissing(location);
    if (!reloadOnce(location.href)) setGaveUp(true);
  }, [error]);
  if (!gaveUp) return null;
  return (
    <main id="main">
      <h1>
        <ErrorText code="server_error" />
      </h1>
      <a href={links.home()}>{shopName}</a>
    </main>
  );
}

/** The browser found that nothing is here: reported to the server, so that it answers 404. */
const isMissing = (error: unknown) =>
  error instanceof NothingHere || (isRouteErrorResponse(error) && error.status === 404);

/** The status, or the kind of error: an error's message may contain what somebody typed. */
function labelOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return String(error.status);
  return error instanceof Error ? error.name : typeof error;
}
