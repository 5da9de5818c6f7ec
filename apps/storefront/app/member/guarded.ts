import { linksFor, type SitePaths } from '../../page/links.ts';
import { type MemberSection, VISITORS_SECTIONS } from '../../page/member-sections.ts';
import { sectionOf } from './sections.ts';

/** Sections that need no log-in; a log-out without a session is one, too. */
const OPEN: ReadonlySet<string> = new Set<MemberSection>([...VISITORS_SECTIONS, 'log_out']);

/** Whether a page of the member area needs no log-in. An unknown section has nothing to guard. */
export function isOpen(url: URL): boolean {
  return OPEN.has(url.searchParams.get('a') ?? '') || sectionOf(url) === undefined;
}

/** Where to go after the log-in that this page needs; undefined for the start of the member centre. */
export function backTo(url: URL, site: SitePaths): string | undefined {
  const links = linksFor(site);
  const wanted = url.pathname + url.search;
  return wanted === links.member() ? undefined : wanted;
}
