import { type Site, type Sites, siteAt } from '@spindle/platform/sites.ts';

/** The language of the page that a link was on; links to downloads have none. */
export function siteOfReferrer(sites: Sites, referrer: string | null): Site {
  if (referrer === null || !URL.canParse(referrer)) return sites[0];
  const { origin, pathname } = new URL(referrer);
  return siteAt(sites, origin, pathname).site;
}
