import { createContext, use } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { CentreSection } from '../../page/member-sections.ts';
import { queryOf } from './query-of.ts';
import { isOfCentre, sectionOf } from './sections.ts';
import { whenMeant } from './when-meant.ts';

interface Ahead {
  /** Of a link that is pointed at: the section it opens, its whole address, and whether it is pressed already. */
  ask(link: { section: CentreSection; href: string; pressed: boolean }): void;
  /** What is not yet asked for is not meant any more, or asked for by the navigation itself. */
  leave(): void;
}

/** Fetches what a section needs, before it is opened; who draws the sections knows how. */
export const FetchAhead = createContext<Ahead>({ ask() {}, leave() {} });

/**
 * A link within the member area: with script the application goes on in its document, and fetches code and data of the
 * section when the link is pointed at or pressed with a mouse, or reached by keyboard.
 */
export function SectionLink({ href, ...rest }: { href: string } & Omit<LinkProps, 'to'>) {
  const ahead = use(FetchAhead);
  const ask = (pressed: boolean) => {
    const url = new URL(href, location.href);
    const section = sectionOf(url);
    if (section && isOfCentre(section)) ahead.ask({ section, href: url.href, pressed });
  };
  return <Link to={queryOf(href)} {...whenMeant(ask, ahead.leave)} {...rest} />;
}
