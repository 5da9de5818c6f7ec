import type { Config } from '@spindle/platform/config.ts';
import type { RequestHead } from './request-head.ts';

/** Which of the shop's origins a request is for, told by its `Host`. */
export interface PageOrigins {
  /** A host that is none of ours counts as the first: what a page says of itself never comes from the network. */
  originOf(headers: { host?: string | undefined }): string;
  /** Path and query; the origin stands before them where it is not the first. The page cache's keys are these. */
  targetOf(head: RequestHead): string;
  /** Where the page of a request lives, when that is not where it was asked for. */
  movedTo(head: RequestHead): string | undefined;
}

export function openPageOrigins({
  sites,
  pageOrigins,
  backendOrigins,
}: Pick<Config, 'sites' | 'pageOrigins' | 'backendOrigins'>): PageOrigins {
  const [{ origin: main }] = sites;
  const others = pageOrigins.filter((origin) => origin !== main);
  const calls = Object.values(backendOrigins).filter((origin) => !pageOrigins.includes(origin));
  const byHost = new Map(others.map((origin) => [new URL(origin).host, origin]));
  const callHosts = new Set(calls.map((origin) => new URL(origin).host));
  const originOf: PageOrigins['originOf'] = ({ host = '' }) => byHost.get(host.toLowerCase()) ?? main;
  const targetOf: PageOrigins['targetOf'] = ({ url = '/', headers }) => {
    const origin = byHost.size === 0 ? main : originOf(headers);
    return origin === main ? url : origin + url;
  };
  return {
    originOf,
    targetOf,
    movedTo({ url = '/', headers }) {
      if (byHost.size === 0 && callHosts.size === 0) return undefined;
      if (callHosts.has(headers.host?.toLowerCase() ?? '')) return main + url;
      const [, first = ''] = url.split(/[/?]/, 2);
      const named = sites.find(({ locale }) => locale === first);
      // Below a prefix on the first origin, or on its own: the address it had before it got an origin.
      const asked = originOf(headers);
      const isOld =
        named && named.origin !== main && (asked === main || (asked === named.origin && !named.prefix));
      return isOld ? named.origin + named.prefix + (url.slice(first.length + 1) || '/') : undefined;
    },
  };
}
