import { createContext, use } from 'react';
import { Link, type LinkProps } from 'react-router';
import { queryOf } from './query-of.ts';
import { type CentreSection, isOfCentre, sectionOf } from './sections.ts';

/** Of a link that is pointed at: the section it opens, its whole address, and whether it is pressed already. */
type Ahead = (link: { section: CentreSection; href: string; pressed: boolean }) => void;

/** Fetches what a section needs, before it is opened; who draws the sections knows how. */
export const FetchAhead = createContext<Ahead>(() => {});

/**
 * A link within the member area: with script the application goes on in its document, and fetches code and data of the
 * section when the link is pointed at, pressed or reached by keyboard.
 */
export function SectionLink({ href, ...rest }: { href: string } & Omit<LinkProps, 'to'>) {
  const fetchSection = use(FetchAhead);
  const fetchAhead = (pressed: boolean) => () => {
    const url = new URL(href, location.href);
    const section = sectionOf(url);
    if (section && isOfCentre(section)) fetchSection({ section, href: url.href, pressed });
  };
  return (
    <Link
      to={queryOf(href)}
      onPointerEnter={fetchAhead(false)}
      onPointerDown={fetchAhead(true)}
      onFocus={fetchAhead(false)}
      {...rest}
    />
  );
}
