import type { ReactNode } from 'react';
import { useLinks } from '../page-state.ts';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import styles from './BareScreen.css?url';
import frameStyles from './Frame.css?url';
import { Wordmark } from './Wordmark.tsx';

/** A page without navigation, for when nothing can be loaded. */
export function BareScreen({ title, children }: { title: string; children: ReactNode }) {
  const links = useLinks();
  return (
    <>
      <Stylesheet href={frameStyles} />
      <Stylesheet href={styles} />
      <title>{`${title} – Spindle`}</title>
      <meta name="robots" content="noindex" />
      <header className="nav-bar">
        <Container>
          <a href={links.home()} className="inline-flex min-h-11 items-center">
            <Wordmark />
          </a>
        </Container>
      </header>
      <main id="main" className="bare">
        <Container>{children}</Container>
      </main>
    </>
  );
}
