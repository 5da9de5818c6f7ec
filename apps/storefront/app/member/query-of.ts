/**
 * The query of a link within the member area: the router puts the page's own path before it (page/links.ts). The overview
 * has no query, which a single question mark expresses.
 */
export const queryOf = (href: string): string => (href.includes('?') ? href.slice(href.indexOf('?')) : '?');
