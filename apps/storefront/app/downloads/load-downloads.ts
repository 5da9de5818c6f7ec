import { findOffersOfSlug } from '@spindle/domain/catalogue/find-offers-of-slug.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { publicReleases } from '@spindle/domain/downloads/public-releases.ts';
import { notesIn, type Release } from '@spindle/domain/downloads/release.ts';
import type { Visitor } from '@spindle/domain/downloads/resolve-download.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** What the page says about a release, in its language. */
export interface ReleaseFacts
  extends Pick<Release, 'id' | 'version' | 'architecture' | 'fileName' | 'sha256'> {
  /** The release's date in words, and as `2026-11-22`. */
  date: string;
  day: string;
  size: string;
  notes: string | undefined;
  href: string;
}

export interface EditionDownloads {
  pid: string;
  system: Offer['system'];
  name: string;
  releases: ReleaseFacts[];
  /** The version of a file whose address an editor has entered, if nothing is released here. */
  elsewhere: string | undefined;
  href: string;
}

/**
 * What everybody may download of a product: first what is for the visitor's own system, if there is something.
 * @returns undefined if there is nothing
 */
export async function loadDownloads(
  context: Readonly<RouterContextProvider>,
  slug: string,
  { system }: Pick<Visitor, 'system'>,
): Promise<{ name: string; editions: EditionDownloads[]; fits: boolean } | undefined> {
  const { db, clock } = context.get(servicesContext);
  const { locale, page } = context.get(requestContext);
  const links = linksFor(page);
  const offers = await findOffersOfSlug(db, slug);
  const released = await publicReleases(
    { db, clock },
    offers.map(({ pid }) => pid),
  );
  const editions = offers
    .map((offer): EditionDownloads => {
      const { pid, builds } = offer;
      const releases = released.filter((release) => release.pid === pid);
      return {
        ...{ pid, system: offer.system, name: namesIn(offer, locale).name },
        releases: releases.map((release) =>
          factsOf(release, locale, links.trial(pid, { system: offer.system, arch: release.architecture })),
        ),
        elsewhere: releases.length > 0 ? undefined : builds[0]?.version,
        href: links.trial(pid, { system: offer.system }),
      };
    })
    .filter(({ releases, elsewhere }) => releases.length > 0 || elsewhere);
  const [first] = offers;
  if (!first || editions.length === 0) return undefined;
  const isOwn = (edition: EditionDownloads) => Number(edition.system === system);
  return {
    name: namesIn(first, locale).shortName,
    editions: editions.toSorted((one, other) => isOwn(other) - isOwn(one)),
    fits: system === undefined || editions.some((edition) => edition.system === system),
  };
}

function factsOf(release: Release, locale: Locale, href: string): ReleaseFacts {
  const { id, version, architecture, fileName, sha256, releasedAt, size } = release;
  return {
    ...{ id, version, architecture, fileName, sha256, href },
    date: dayFormatter(locale)(releasedAt),
    day: releasedAt.toISOString().slice(0, 10),
    size: sizeIn(locale, size),
    notes: notesIn(release, locale),
  };
}

/** In decimal units, as disks and systems count. */
function sizeIn(locale: Locale, bytes: number): string {
  const [unit, per] = bytes < 1_000_000 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / per);
}
