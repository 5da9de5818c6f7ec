import { createContext, use } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { CentreSection } from '../../page/member-sections.ts';
import { queryOf } from './query-of.ts';
import { isOfCentre, sectionOf } from './sections.ts';
import { whenMeant } from './when-meant.ts';

interface Ahead {
  /** A link is pointed at or pressed: the section it opens, its whole address, and whether it is already pressed. */
  ask(link: { section: CentreSection; href: string; pressed: boolean }): void;
  /** A link was clicked: its navigation requests the data, but nothing else before that has come. */
  follow(section: CentreSection): void;
  /** The pointer has left: cancels what is not requested yet. */
  leave(): void;
}

/** Fetches what a section needs before it is opened; the member centre provides how. */
export const FetchAhead = createContext<Ahead>({ ask() {}, follow() {}, leave() {} });

/**
 * A link within the member area. With script it navigates within the document, and fetches the section's code and data
 * when it is pointed at, pressed with a mouse, or reached by keyboard; the code together with the data when it is tapped.
 */
export function SectionLink({ href, ...rest }: { href: string } & Omit<LinkProps, 'to'>) {
  const ahead = use(FetchAhead);
  const opened = (then: (section: CentreSection, url: URL) => void) => {
    const url = new URL(href, location.href);
    const section = sectionOf(url);
    if (section && isOfCentre(section)) then(section, url);
  };
  const meant = whenMeant(
    (pressed) => opened((section, url) => ahead.ask({ section, href: url.href, pressed })),
    ahead.leave,
    () => opened((section) => ahead.follow(section)),
  );
  return <Link to={queryOf(href)} {...meant} {...rest} />;
}
