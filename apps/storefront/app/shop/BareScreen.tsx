import type { TraceCategory } from '@spindle/tracking/protocol/event.ts';
import type { ReactNode } from 'react';
import { useLinks, usePageState } from '../page-state.ts';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import styles from './BareScreen.css?url';
import { Wordmark } from './Wordmark.tsx';

/**
 * A page without navigation, for when nothing can be loaded.
 * @param trace what the tracker reports when the page is shown
 */
export function BareScreen(props: { title: string; trace?: TraceCategory; children: ReactNode }) {
  const { title, trace, children } = props;
  const links = useLinks();
  const { shopName } = usePageState();
  return (
    <>
      <Stylesheet href={styles} />
      <title>{`${title} – ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <header className="nav-bar">
        <Container>
          <a href={links.home()} className="inline-flex min-h-11 items-center">
            <Wordmark />
          </a>
        </Container>
      </header>
      <main id="main" className="bare" data-trace={trace}>
        <Container>{children}</Container>
      </main>
    </>
  );
}
