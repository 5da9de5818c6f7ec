import { createContext, use } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { CentreSection } from '../../page/member-sections.ts';
import { queryOf } from './query-of.ts';
import { isOfCentre, sectionOf } from './sections.ts';
import { whenMeant } from './when-meant.ts';

interface Ahead {
  /** A link is pointed at or pressed: the section it opens, its whole address, and whether it is already pressed. */
  ask(link: { section: CentreSection; href: string; pressed: boolean }): void;
  /** The pointer has left: cancels what is not requested yet. */
  leave(): void;
}

/** Fetches what a section needs before it is opened; the member centre provides how. */
export const FetchAhead = createContext<Ahead>({ ask() {}, leave() {} });

/**
 * A link within the member area. With script it navigates within the document, and fetches the section's code and data
 * when it is pointed at, pressed with a mouse, or reached by keyboard.
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
