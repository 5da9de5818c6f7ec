import { linksFor, type SitePaths } from '../../page/links.ts';
import { type MemberSection, VISITORS_SECTIONS } from '../../page/member-sections.ts';
import { sectionOf } from './sections.ts';

/** Sections that somebody who is not logged in may see; a log-out without a session is one, too. */
const OPEN: ReadonlySet<string> = new Set<MemberSection>([...VISITORS_SECTIONS, 'log_out']);

/** Whether a page of the member area needs no log-in. Behind a name that is no section there is nothing to guard. */
export function isOpen(url: URL): boolean {
  return OPEN.has(url.searchParams.get('a') ?? '') || sectionOf(url) === undefined;
}

/** Where somebody goes after the log-in that this page needs; undefined for where everybody goes. */
export function backTo(url: URL, site: SitePaths): string | undefined {
  const links = linksFor(site);
  const wanted = url.pathname + url.search;
  return wanted === links.member() ? undefined : wanted;
}
