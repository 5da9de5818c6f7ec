/**
 * Whether a request names its host more than once. Two programs on its way could then take it for two different
 * requests, so it has to be refused with 400 (RFC 9112 §3.2). Node itself keeps the first and drops the others.
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
 * Whether a request's `Host` is missing where HTTP/1.1 asks for it, or is none: a name or an address, and a port.
 * Such a request has to be refused with 400 (RFC 9112 §3.2). Node itself takes any text, and none.
 */
export function hasBadHost({ headers: { host }, httpVersion }: HostedRequest): boolean {
  return host === undefined ? httpVersion === '1.1' : !isHost(host);
}

interface HostedRequest {
  headers: { host?: string | undefined };
  httpVersion: string;
}

/** Whether a text is `uri-host [ ":" port ]` (RFC 9110 §7.2), which is not empty in a request for a web page. */
export function isHost(text: string): boolean {
  return HOST.test(text);
}

const HOST = /^(?:\[[0-9a-f:.]+\]|(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})+)(?::\d*)?$/i;
