import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type Sites, siteAt } from '@spindle/platform/sites.ts';
import { findOffersOfSlug } from '../catalogue/find-offers-of-slug.ts';
import { findSiblings } from '../catalogue/find-siblings.ts';
import type { Offer } from '../catalogue/offer.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { pidOfFile } from '../catalogue/pid-of-file.ts';
import { type Machine, pickRelease } from './pick-release.ts';
import { PUBLIC_BUILDS } from './public-releases.ts';
import { selectPidOfFile, selectReleases } from './queries.ts';
import { type Architecture, fileNameSchema, type Release } from './release.ts';

/** What a link names: a product for one system, a file, or a product for all systems. */
export type Named = { pid: string } | { file: string } | { slug: string };

export interface Visitor {
  /** The visitor's system; `other` runs none of the shop's programs, undefined is unknown. */
  system: Offer['system'] | 'other' | undefined;
  machine: Machine | undefined;
}

/** What the visitor has explicitly asked for, by a button or a link. */
export interface Choice {
  system?: Offer['system'] | undefined;
  architecture?: Architecture | undefined;
}

interface ResolveDeps {
  db: Db;
  clock: Clock;
  /** Tells the shop's own download links apart, which would lead here again. */
  sites: Sites;
}

export type ResolvedDownload =
  | { kind: 'release'; release: Release }
  /** A file on another server, whose address an editor has entered with the product. */
  | { kind: 'elsewhere'; pid: string; url: string }
  /** There are downloads, but none is known to suit this visitor, who should choose. */
  | { kind: 'choose'; slug: string };

/**
 * What a download link leads to: the newest release that everybody may download and that runs on the visitor's device. An
 * explicit choice wins, and naming a file is one; otherwise nobody gets a program that they can't run. Works for products that
 * are no longer sold, too.
 * @returns undefined if there is no such product, or it has no download
 */
export async function resolveDownload(
  deps: ResolveDeps,
  named: Named,
  visitor: Visitor,
  choice: Choice = {},
): Promise<ResolvedDownload | undefined> {
  const { editions, edition: meant } = await offersOf(deps.db, named);
  const [first] = editions;
  if (!first) return undefined;
  const wanted = choice.system ?? ('file' in named ? meant?.system : undefined);
  const edition = wanted
    ? editions.find(({ system }) => system === wanted)
    : editionFor(visitor.system, editions, meant);
  const found = edition && (await downloadOf(deps, edition, visitor, choice));
  if (found) return found;
  const others = await Promise.all(editions.map((other) => hasDownload(deps, other)));
  return others.includes(true) ? { kind: 'choose', slug: first.slug } : undefined;
}

/** The edition for the visitor's system; if the system is unknown, the edition that the link names. */
function editionFor(
  system: Visitor['system'],
  editions: readonly Offer[],
  meant: Offer | undefined,
): Offer | undefined {
  if (system === undefined) return meant ?? (editions.length === 1 ? editions[0] : undefined);
  if (meant) return meant.system === system ? meant : undefined;
  return editions.find((edition) => edition.system === system);
}

async function offersOf(
  db: Db,
  named: Named,
): Promise<{ editions: readonly Offer[]; edition: Offer | undefined }> {
  if ('slug' in named) return { editions: await findOffersOfSlug(db, named.slug), edition: undefined };
  const pid = 'pid' in named ? named.pid : await pidOf(db, named.file);
  if (!pidSchema.safeParse(pid).success) return { editions: [], edition: undefined };
  const editions = await findSiblings(db, [pid as string]);
  return { editions, edition: editions.find((offer) => offer.pid === pid) };
}

async function pidOf(db: Db, file: string): Promise<string | undefined> {
  const fileName = fileNameSchema.safeParse(file).data;
  if (!fileName) return undefined;
  return (await selectPidOfFile(db, { fileName, builds: PUBLIC_BUILDS })) ?? pidOfFile(db, fileName);
}

async function downloadOf(
  { db, clock, sites }: ResolveDeps,
  { pid, builds }: Offer,
  { machine }: Visitor,
  { architecture: chosen }: Choice,
): Promise<ResolvedDownload | undefined> {
  const released = await selectReleases(db, { pids: [pid], builds: PUBLIC_BUILDS, until: clock.now() });
  if (released.length > 0) {
    const release = pickRelease(released, { machine, chosen });
    return release && { kind: 'release', release };
  }
  const build = builds.find(({ url }) => isElsewhere(sites, url));
  return build && { kind: 'elsewhere', pid, url: build.url };
}

async function hasDownload({ db, clock, sites }: ResolveDeps, { pid, builds }: Offer): Promise<boolean> {
  const released = await selectReleases(db, { pids: [pid], builds: PUBLIC_BUILDS, until: clock.now() });
  return released.length > 0 || builds.some(({ url }) => isElsewhere(sites, url));
}

/** Whether this is an address, and not one of the shop's own download links, which would lead here again. */
function isElsewhere(sites: Sites, address: string): boolean {
  if (!address || !URL.canParse(address, sites[0].origin)) return false;
  const { host, pathname } = new URL(address, sites[0].origin);
  const own = sites.find(({ origin }) => new URL(origin).host === host);
  return !own || !/^\/(?:mlink|setup)(?:\/|$)/.test(siteAt(sites, own.origin, pathname).path);
}
