import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 ranges that lead to this machine, its network, or nobody (IANA's special-purpose addresses). */
const INSIDE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Exceptions within global IPv6 (2000::/3): Teredo, documentation, and 6to4, which hides an IPv4 address. */
const INSIDE_V6 = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const inside = new BlockList();
for (const [address, bits] of INSIDE_V4) inside.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of INSIDE_V6) inside.addSubnet(address, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is known to belong to the open internet. */
export function isOutside(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Whether an address leads to this machine or its network, as far as can be told without looking its name up. */
export function leadsInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? /^(?:.+\.)?localhost\.?$/.test(host) : !isOutside(host);
}

/** Looks a name up and connects to exactly the checked address, so that the name can't lead elsewhere the second time. */
const outsideLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '');
    if (!addresses.every(({ address }) => isOutside(address))) {
      return done(new Error(`${hostname} leads inside`), '');
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/**
 * Posts to an address that a person has typed and that must not reach what only this machine can reach: only to addresses of
 * the open internet, without following redirects, reading nothing of the answer but its status, and with a time limit.
 * @param allowInside for tests and the sandbox.
 * @throws when there is no answer.
 */
export function postOutside(
  to: string,
  {
    headers,
    body,
    timeoutMs,
    allowInside = false,
  }: { headers: Readonly<Record<string, string>>; body: string; timeoutMs: number; allowInside?: boolean },
): Promise<{ status: number }> {
  const url = new URL(to);
  if (!allowInside && leadsInside(url)) return Promise.reject(new Error(`${url.hostname} leads inside`));
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowInside && { lookup: outsideLookup }),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0 });
        answer.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
