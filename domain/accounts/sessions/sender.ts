/** Who sends a request, as far as it is needed to let somebody in. */
export interface Sender {
  ip: string;
  /** ISO 3166 code, or undefined when no CDN told it. */
  country: string | undefined;
  userAgent: string;
  /** The request's `Cookie` header. */
  cookieHeader: string | undefined;
}
