import { Link, type LinkProps } from 'react-router';
import { queryOf } from './query-of.ts';

/** A link within the member area: with script the application goes on in its document. */
export function SectionLink({ href, ...rest }: { href: string } & Omit<LinkProps, 'to'>) {
  return <Link to={queryOf(href)} {...rest} />;
}
