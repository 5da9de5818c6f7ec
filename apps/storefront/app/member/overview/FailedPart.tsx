import { trace } from '@spindle/tracking/tracker/trace.ts';
import { useEffect } from 'react';
import { useLinks } from '../../page-state.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import type { OverviewData } from './load-overview.ts';

/** Shown in place of a part of the overview that could not be loaded. */
export function FailedPart({ part, text }: { part: keyof OverviewData; text: string }) {
  const words = useWords('overview');
  const links = useLinks();
  useEffect(() => trace('page_server_error', `overview ${part}`), [part]);
  return (
    <Notice tone="warning">
      <p>
        {text} {/* Loads the document anew, as for a whole section that failed. */}
        <a className="link" href={links.member()}>
          {words('again')}
        </a>
      </p>
    </Notice>
  );
}
