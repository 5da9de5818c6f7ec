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
