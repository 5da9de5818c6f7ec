/**
 * Whether a request has more than one `Host` header. Two programs on its way could then read it as two different requests, so
 * it has to be refused with 400 (RFC 9112 §3.2). Node itself keeps the first and drops the others.
 * @param rawHeaders names and values in turn (`request.rawHeaders`).
 */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/**
 * Whether a request's `Host` is missing although HTTP/1.1 requires it, or is invalid: it must be a name or an address, with an
 * optional port. Such a request has to be refused with 400 (RFC 9112 §3.2). Node itself accepts any text, or none.
 */
export function hasBadHost({ headers: { host }, httpVersion }: HostedRequest): boolean {
  return host === undefined ? httpVersion === '1.1' : !isHost(host);
}

interface HostedRequest {
  headers: { host?: string | undefined };
  httpVersion: string;
}

/** Whether a text is `uri-host [ ":" port ]` (RFC 9110 §7.2), which must not be empty in a request for a web page. */
export function isHost(text: string): boolean {
  return HOST.test(text);
}

const HOST = /^(?:\[[0-9a-f:.]+\]|(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})+)(?::\d*)?$/i;
