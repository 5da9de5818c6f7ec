import { createContext, use } from 'react';
import { Link, type LinkProps } from 'react-router';
import { queryOf } from './query-of.ts';
import { type CentreSection, isOfCentre, sectionOf } from './sections.ts';

/** Fetches what a section needs, before it is opened; who draws the sections knows how. */
export const FetchAhead = createContext<(section: CentreSection) => void>(() => {});

/**
 * A link within the member area: with script the application goes on in its document, and fetches the code of the section
 * when the link is pointed at, touched or reached by keyboard.
 */
export function SectionLink({ href, ...rest }: { href: string } & Omit<LinkProps, 'to'>) {
  const fetchSection = use(FetchAhead);
  const fetchAhead = () => {
    const section = sectionOf(new URL(href, location.href));
    if (section && isOfCentre(section)) fetchSection(section);
  };
  return (
    <Link
      to={queryOf(href)}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
    />
  );
}
