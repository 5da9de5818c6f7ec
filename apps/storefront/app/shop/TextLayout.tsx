import type { ReactNode } from 'react';
import type { Heading } from '../blocks/headings.ts';
import { ContentsList } from '../ui/ContentsList.tsx';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { useWords } from '../words.ts';
import styles from './sheets/text.css?url';

/** Running text with its contents at the left, in the same columns as an article. */
export function TextLayout({ contents, children }: { contents: readonly Heading[]; children: ReactNode }) {
  const words = useWords('pages');
  return (
    <Container className="columns text-layout">
      <Stylesheet href={styles} />
      <div className="text-contents lg:col-span-3">
        <ContentsList label={words('contents')} headings={contents} />
      </div>
      <div className="text-body lg:col-span-8 lg:col-start-5">{children}</div>
    </Container>
  );
}
