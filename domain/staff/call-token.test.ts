import { createHmac } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { expect, test } from 'vitest';
import { makeCallToken, readCallToken, type StaffActor } from './call-token.ts';

const place = {
  secret: 'a secret for tests only, 32 characters and more',
  origins: { storefront: 'https://shop.test', backoffice: 'https://desk.test', collector: 'https://c.test' },
};
const now = new Date('2026-11-23T12:00:00Z');
const ada: StaffActor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
const token = makeCallToken(place, ada, now);
const [body = '', signature = ''] = token.split('.');

test('it names who of staff asked for it, for ten minutes', () => {
  expect(readCallToken(place, token, now)).toEqual(ada);
  expect(readCallToken(place, token, new Date('2026-11-23T12:09:59Z'))).toEqual(ada);
  expect(readCallToken(place, token, new Date('2026-11-23T12:10:01Z'))).toBeUndefined();
});

test.each([
  ['another secret', { ...place, secret: 'the secret of another shop, long enough' }],
  ['another back office', { ...place, origins: { ...place.origins, backoffice: 'https://other.test' } }],
  ['another shop', { ...place, origins: { ...place.origins, storefront: 'https://other.test' } }],
])('it is worth nothing with %s', (_name, other) => {
  expect(readCallToken(other, token, now)).toBeUndefined();
});

const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
const encoded = (said: unknown) => Buffer.from(JSON.stringify(said)).toString('base64url');
const signedFor = (purpose: string, text: string) =>
  `${text}.${createHmac('sha256', deriveKey(place.secret, purpose)).update(text).digest('base64url')}`;

test.each([
  ...['', '.', '..', 'x', 'x.y', `${body}.`, `.${signature}`, `${token}.`, `${token}.${signature}`],
  // The claims can't be changed, and a signature with a preview's key does not count.
  `${encoded({ ...claims, role: 'admin' })}.${signature}`,
  `${encoded({ ...claims, exp: claims.exp + 1 })}.${signature}`,
  signedFor('preview', body),
  // Signed with our key, but with invalid claims.
  ...[{ ...claims, role: 'owner' }, { ...claims, sub: 7 }, {}, null, []].map((said) =>
    signedFor('staff-call', encoded(said)),
  ),
])('%j is no token', (made) => {
  expect(readCallToken(place, made, now)).toBeUndefined();
});
