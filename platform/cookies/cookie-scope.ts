/** Where the shop's cookies are sent. */
export interface CookieScope {
  /** Only over TLS: whenever the shop itself is served over TLS. */
  secure: boolean;
  /** Set when languages or the backend have hosts of their own; otherwise cookies stay with their host. */
  domain: string | undefined;
}
