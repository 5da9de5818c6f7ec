import type { Config } from '@spindle/platform/config.ts';
import { pathOf } from '@spindle/platform/sites.ts';
import type { ServerBuild } from 'react-router';
import { isByDocument, isForActing, isHydrated, isShared, queryOf } from '../page/route-handle.ts';
import type { AppBuild } from './app-build.ts';

/**
 * content: the same for every anonymous visitor. document: the same as content, if a document has the path. own: one
 * visitor's page, or not a page at all. missing: no screen has this path.
 */
export type RouteKind = 'content' | 'document' | 'own' | 'missing';

export interface FoundRoute {
  kind: RouteKind;
  /** Query parameters that the page varies by. */
  query: readonly string[];
  /** Staff who act as a member may see the page. */
  acting?: boolean;
}

/** What the routes declare about a page, looked up by its path alone. */
export interface RouteTable {
  /** Reads the routes again where they may have changed since the last request. */
  refresh(): Promise<void>;
  /** @param target a path with its language prefix, or behind its language's origin; decoded, without a query */
  find(target: string): FoundRoute;
}

export async function openRouteTable(build: AppBuild, { sites }: Pick<Config, 'sites'>): Promise<RouteTable> {
  let routes = routesOf(typeof build === 'function' ? await build() : build);
  return {
    async refresh() {
      if (typeof build === 'function') routes = routesOf(await build());
    },
    find(target) {
      const path = pathOf(sites, target);
      return routes.find(({ pattern }) => pattern.test(path)) ?? MISSING;
    },
  };
}

const MISSING: FoundRoute = { kind: 'missing', query: [] };

interface Route extends FoundRoute {
  pattern: RegExp;
}

/**
 * Compiled once, because React Router's own `matchRoutes` ranks and compiles all routes at each call. As there, a fixed
 * segment goes before a parameter, and a parameter before a splat.
 */
function routesOf(build: ServerBuild): Route[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter(({ path, index }) => index || path)
    .map((route) => {
      const handles: { handle?: unknown }[] = [];
      const segments: string[] = [];
      for (let at: typeof route | undefined = route; at; at = build.routes[at.parentId ?? '']) {
        handles.push({ handle: at.module.handle });
        if (at.path) segments.unshift(...at.path.split('/').filter(Boolean));
      }
      return {
        ...{ kind: kindOf(segments, handles), query: queryOf(handles), segments },
        acting: isForActing(handles),
      };
    })
    .toSorted((one, other) => compare(one.segments, other.segments))
    .map(({ segments, ...route }) => ({ ...route, pattern: patternOf(segments) }));
}

function kindOf(segments: readonly string[], handles: readonly { handle?: unknown }[]): RouteKind {
  if (segments.includes('*')) return 'missing';
  if (isHydrated(handles) || !isShared(handles)) return 'own';
  const named = segments.some((segment) => segment.startsWith(':'));
  return named || isByDocument(handles) ? 'document' : 'content';
}

const RANK = { fixed: 0, named: 1, end: 2, rest: 3 };

function rank(segment: string | undefined): number {
  if (segment === undefined) return RANK.end;
  if (segment === '*') return RANK.rest;
  return segment.startsWith(':') ? RANK.named : RANK.fixed;
}

function compare(one: string[], other: string[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = rank(one[index]) - rank(other[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function patternOf(segments: string[]): RegExp {
  const parts = segments.map((segment) =>
    segment === '*'
      ? '(?:/.*)?'
      : segment.startsWith(':')
        ? '/[^/]+'
        : `/${segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`,
  );
  return new RegExp(`^${parts.join('')}/*$`, 'i');
}
