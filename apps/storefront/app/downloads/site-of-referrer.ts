import { type Site, type Sites, siteAt } from '@spindle/platform/sites.ts';

/** The site of the page that a link was on, as links to downloads have no language. */
export function siteOfReferrer(sites: Sites, referrer: string | null): Site {
  if (referrer === null || !URL.canParse(referrer)) return sites[0];
  const { origin, pathname } = new URL(referrer);
  return siteAt(sites, origin, pathname).site;
}
