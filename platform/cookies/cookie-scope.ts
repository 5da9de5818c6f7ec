/** Where the shop's cookies go. */
export interface CookieScope {
  /** Only over TLS: whenever the shop itself is served so. */
  secure: boolean;
  /** Set when languages or the backend have hosts of their own; otherwise cookies stay with their host. */
  domain: string | undefined;
}
