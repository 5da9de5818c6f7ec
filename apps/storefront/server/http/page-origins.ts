import type { Config } from '@spindle/platform/config.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { pathIn } from '../../page/links.ts';
import type { MemberSection } from '../../page/member-sections.ts';
import { paths } from '../../page/paths.ts';
import { pagePath } from './data-path.ts';
import type { RequestHead } from './request-head.ts';

/** Which of the shop's origins a request is for, told by its `Host` header. */
export interface PageOrigins {
  /**
   * An unknown host counts as the first origin, so that no request can choose the origin that a page names. The page that
   * confirms a link, on a host of its own, belongs to the origin of its language.
   */
  originOf(head: RequestHead): string;
  /** Path and query, behind the origin where that is not the first. The page cache's keys have this form. */
  targetOf(head: RequestHead): string;
  /** The right address of the page, when it was requested at another one. */
  movedTo(head: RequestHead): string | undefined;
}

export function openPageOrigins({
  sites,
  pageOrigins,
  backendOrigins,
  authOrigins,
}: Pick<Config, 'sites' | 'pageOrigins' | 'backendOrigins' | 'authOrigins'>): PageOrigins {
  const [{ origin: main }] = sites;
  const others = pageOrigins.filter((origin) => origin !== main);
  const byHost = new Map(others.map((origin) => [new URL(origin).host, origin]));
  const confirming = sitesByHost(sites, authOrigins);
  const calls = Object.values(backendOrigins).filter((origin) => !pageOrigins.includes(origin));
  const callHosts = new Set(calls.map((origin) => new URL(origin).host));

  /** The language whose links are confirmed at this address. */
  const confirmingSite = ({ url = '/', headers }: RequestHead): Site | undefined => {
    const here = confirming.get(headers.host?.toLowerCase() ?? '');
    if (!here) return undefined;
    const [path = '/', query] = url.split('?', 2);
    const named = here.filter(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
    const found = named.length > 0 ? named : here.filter(({ prefix }) => !prefix);
    // Languages with origins of their own have no prefix to tell them apart.
    const lang = new URLSearchParams(query).get('lang');
    return found.find(({ locale }) => locale === lang) ?? found[0] ?? here[0];
  };
  const originOf: PageOrigins['originOf'] = (head) =>
    confirmingSite(head)?.origin ?? byHost.get(head.headers.host?.toLowerCase() ?? '') ?? main;
  const isAlone = byHost.size === 0 && callHosts.size === 0 && confirming.size === 0;
  return {
    originOf,
    targetOf(head) {
      const { url = '/' } = head;
      const origin = isAlone ? main : originOf(head);
      return origin === main ? url : origin + url;
    },
    movedTo(head) {
      if (isAlone) return undefined;
      const { url = '/', headers } = head;
      const site = confirmingSite(head);
      if (site) return isConfirmation(site, url) ? undefined : site.origin + url;
      if (callHosts.has(headers.host?.toLowerCase() ?? '')) return main + url;
      const [, first = ''] = url.split(/[/?]/, 2);
      const named = sites.find(({ locale }) => locale === first);
      // The language's code below the first origin, or on its own origin without a prefix: its address before it got an origin.
      const asked = originOf(head);
      const isOld =
        named && named.origin !== main && (asked === main || (asked === named.origin && !named.prefix));
      return isOld ? named.origin + named.prefix + (url.slice(first.length + 1) || '/') : undefined;
    },
  };
}

/** By host, the languages whose links are confirmed there. */
function sitesByHost(sites: Config['sites'], authOrigins: Config['authOrigins']): Map<string, Site[]> {
  const found = new Map<string, Site[]>();
  for (const site of sites) {
    const origin = authOrigins[site.locale];
    if (!origin) continue;
    const { host } = new URL(origin);
    found.set(host, [...(found.get(host) ?? []), site]);
  }
  return found;
}

/** Whether this is the one page that such a host serves. */
function isConfirmation(site: Site, url: string): boolean {
  const [path = '/', query] = url.split('?', 2);
  const section: MemberSection = 'sign_in';
  return pagePath(path) === pathIn(site, paths.member) && new URLSearchParams(query).get('a') === section;
}
