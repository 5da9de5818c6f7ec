/** What is known about the sender of a request and needed for a log-in. */
export interface Sender {
  ip: string;
  /** ISO 3166 code; undefined if no CDN sent one. */
  country: string | undefined;
  userAgent: string;
  /** The request's `Cookie` header. */
  cookieHeader: string | undefined;
}
