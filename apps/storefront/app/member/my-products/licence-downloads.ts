import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { Release } from '@spindle/domain/downloads/release.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import type { Links } from '../../../page/links.ts';

/** A download as a licence's label shows it. */
export interface LicenceDownload {
  url: string;
  system: Offer['system'];
  version: string;
}

export interface OlderDownload extends LicenceDownload {
  date: string;
  sha256: string;
}

/**
 * What a licence includes of one product: the newest version in all its builds, and earlier versions. If nothing of the
 * product is released here, the file that its document names.
 * @param all releases that the licence includes, newest first
 */
export function licenceDownloads(
  { id }: Pick<Licence, 'id'>,
  all: readonly Release[],
  pid: string,
  offer: Pick<Offer, 'pid' | 'system' | 'builds'> | undefined,
  { links, format }: { links: Links; format: (day: Date) => string },
): { downloads: LicenceDownload[]; older: OlderDownload[] } {
  const releases = all.filter((release) => release.pid === pid);
  const [newest] = releases;
  if (!newest) {
    const [build] = offer?.builds ?? [];
    if (!offer || !build) return { downloads: [], older: [] };
    const { system } = offer;
    return { downloads: [{ url: links.trial(pid, { system }), system, version: build.version }], older: [] };
  }
  const shown = ({ id: release, system, version }: Release): LicenceDownload => ({
    url: links.licensed({ licence: id, release }),
    ...{ system, version },
  });
  return {
    downloads: releases.filter(({ version }) => version === newest.version).map(shown),
    older: releases
      .filter(({ version }) => version !== newest.version)
      .map((release) => ({ ...shown(release), date: format(release.releasedAt), sha256: release.sha256 })),
  };
}
