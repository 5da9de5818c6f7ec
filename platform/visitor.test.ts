import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { parseProxyTrust } from './proxy-trust.ts';
import { readVisitor } from './visitor.ts';

const VISITOR = '203.0.113.4';
const CDN = '198.51.100.7';

function visitor(
  trust: string,
  peer: string,
  headers: Record<string, string>,
  countryHeader = 'cf-ipcountry',
) {
  const request = { headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
  return readVisitor(request, { trustProxy: parseProxyTrust(trust), countryHeader });
}

test.each([
  ['nobody is trusted', '0', VISITOR, '192.0.2.1', VISITOR],
  ['nginx in front', '1', '127.0.0.1', VISITOR, VISITOR],
  ['nginx in front, and a visitor who makes one up', '1', '127.0.0.1', `192.0.2.1, ${VISITOR}`, VISITOR],
  ['a CDN before nginx', 'loopback, 198.51.100.0/24', '127.0.0.1', `${VISITOR}, ${CDN}`, VISITOR],
  ['a CDN before nginx, by hops', '2', '127.0.0.1', `${VISITOR}, ${CDN}`, VISITOR],
  [
    'a visitor who goes past the CDN',
    'loopback, 198.51.100.0/24',
    '127.0.0.1',
    `192.0.2.1, ${VISITOR}`,
    VISITOR,
  ],
  ['a socket for both IP versions', 'loopback', '::ffff:127.0.0.1', VISITOR, VISITOR],
  ['a visitor who comes to a socket for both', '0', `::ffff:${VISITOR}`, '192.0.2.1', VISITOR],
  ['a proxy that maps addresses', '1', '127.0.0.1', `::FFFF:${VISITOR}`, VISITOR],
  ['a visitor with IPv6', '0', '2001:db8::ffff:1', '', '2001:db8::ffff:1'],
  ['a visitor who comes without nginx', 'loopback', VISITOR, '192.0.2.1', VISITOR],
  ['a proxy that writes no address', '1', '127.0.0.1', 'unknown', '127.0.0.1'],
])('%s', (_what, trust, peer, forwarded, ip) => {
  expect(visitor(trust, peer, { 'x-forwarded-for': forwarded }).ip).toBe(ip);
});

test.each([
  ['a trusted proxy', 'loopback', '127.0.0.1', 'FR', 'FR'],
  ['anyone else', 'loopback', VISITOR, 'FR', undefined],
  ['anyone, when nobody is trusted', '0', '127.0.0.1', 'FR', undefined],
  ['a CDN that does not know it', 'loopback', '127.0.0.1', 'XX', undefined],
  ['Tor', 'loopback', '127.0.0.1', 'T1', undefined],
])('the country of %s', (_who, trust, peer, told, country) => {
  expect(visitor(trust, peer, { 'cf-ipcountry': told }).country).toBe(country);
});

test('only the header that is set is read', () => {
  expect(visitor('1', '127.0.0.1', { 'cf-ipcountry': 'FR' }, 'x-country').country).toBeUndefined();
});

test.each(['everyone', '1.2.3', '10.0.0.0/99', ''])('%j is no list of proxies', (setting) => {
  expect(() => parseProxyTrust(setting)).toThrow();
});
