/**
 * Of a link within the member area, its query: the router puts the page's own path before it (page/links.ts). The overview
 * has none, and a question mark alone says so.
 */
export const queryOf = (href: string): string => (href.includes('?') ? href.slice(href.indexOf('?')) : '?');
