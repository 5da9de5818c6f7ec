import type { ReactNode } from 'react';
import { Container } from '../ui/Section.tsx';
import { Stylesheet } from '../ui/Stylesheet.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import styles from './sheets/text.css?url';

/** The head of a page of text: its title, a summary, and what else belongs there. */
export function TextHead(props: {
  label?: ReactNode;
  title: string;
  summary?: string | undefined;
  children?: ReactNode;
}) {
  const { label, title, summary, children } = props;
  return (
    <Container className="columns">
      <Stylesheet href={styles} />
      <header className="text-head lg:col-span-8 lg:col-start-5">
        {label && <p className="label">{label}</p>}
        <h1 className="title">{unbroken(title)}</h1>
        {summary && <p className="text-lead text-muted">{unbroken(summary)}</p>}
        {children}
      </header>
    </Container>
  );
}
