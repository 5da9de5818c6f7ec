import { Link, type LinkProps } from 'react-router';

/** A link within the member area: with script the application goes on in its document. */
export function SectionLink({ href, ...rest }: { href: string } & Omit<LinkProps, 'to'>) {
  // The router puts the page's own path before the query (page/links.ts).
  return <Link to={href.slice(href.indexOf('?'))} {...rest} />;
}
