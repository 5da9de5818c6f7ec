import { trace } from '@spindle/tracking/tracker/trace.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLinks } from '../page-state.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';
import type { CentreSection } from './sections.ts';

/** In the place of a section that could not be loaded: that nothing is lost, and what to do. */
export function FailedSection({ section }: { section: CentreSection }) {
  const words = useWords('member');
  const links = useLinks();
  const { search } = useLocation();
  useEffect(() => trace('page_server_error', section), [section]);
  return (
    <div className="centre-failed">
      <Notice tone="error" title={words('failed.title')}>
        <p>{words('failed.text')}</p>
      </Notice>
      <p className="centre-failed-ways">
        {/* As a document: that also helps where the page's own script is what is wrong. The router's path lacks the language. */}
        <ButtonLink href={search}>{words('failed.again')}</ButtonLink>
        <a className="link" href={links.contact()}>
          {words('support')}
        </a>
      </p>
    </div>
  );
}
