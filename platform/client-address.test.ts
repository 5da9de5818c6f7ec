import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOfLink, decodeClientAddress, encodeClientAddress } from './client-address.ts';

const urlSafe = (text: string | Buffer) => Buffer.from(text).toString('base64url');

it.each([
  [urlSafe('Ada+a?@example.com'), 'ada+a?@example.com'],
  [Buffer.from('a@example.com').toString('base64'), 'a@example.com'],
  [` ${urlSafe('a@example.com')}==`, 'a@example.com'],
  // The plus of plain base64, which a query turns into a space.
  [Buffer.from('~~>?@ex.com').toString('base64').replaceAll('+', ' '), '~~>?@ex.com'],
  [urlSafe('größe@müller.example'), 'größe@müller.example'],
  ['', ''],
  ['%%%', ''],
  ['a', ''],
  [urlSafe('no address'), ''],
  [urlSafe('a@b@c'), ''],
  [urlSafe('a@b\u0000c'), ''],
  [urlSafe('a@b\r\nset-cookie:c'), ''],
  [urlSafe(`${'a'.repeat(300)}@example.com`), ''],
  [urlSafe(Buffer.from([0xff, 0x40, 0xfe])), ''],
])('reads %j as %j', (encoded, address) => {
  expect(decodeClientAddress(encoded)).toBe(address);
});

it('reads back every address that was encoded', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const encoded = encodeClientAddress(address);
      expect(encoded).toMatch(/^[\w-]+$/);
      expect(decodeClientAddress(encoded)).toBe(address.toLowerCase());
    }),
  );
});

it('takes any text, and what it gives is an address or nothing', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.uint8Array().map((bytes) => urlSafe(Buffer.from(bytes))),
    fc.string({ unit: 'binary' }).map((text) => urlSafe(`${text}@${text}`)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const address = decodeClientAddress(text);
      if (address !== '') expect(address).toMatch(/^[^\s@]+@[^\s@]+$/);
      expect(address.length).toBeLessThanOrEqual(254);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['email=Ada%40example.com', 'ada@example.com'],
  [`client_e=${urlSafe('ada@example.com')}`, 'ada@example.com'],
  [`email=&client_e=${urlSafe('ada@example.com')}`, 'ada@example.com'],
  [`email=ada%40example.com&client_e=${urlSafe('bob@example.com')}`, 'ada@example.com'],
  ['email=nobody&client_e=!', ''],
  ['', ''],
])('finds the address in ?%s', (query, address) => {
  expect(addressOfLink(new URLSearchParams(query))).toBe(address);
});
