import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretOf, signedHeaders } from './webhook.ts';

const SECRET = 'a secret of at least thirty-two characters';
const now = new Date('2026-11-22T12:00:00Z');
const endpoint = { id: '0b0e5c9c-6a04-4f0e-9a5d-7a1f6f1f7f00', generation: 1, secretSince: now };
const message = { messageId: 'msg', body: '{"type":"licence.issued"}' };

/** The signature as an endpoint's owner computes it. */
function expected(secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`msg.1795348800.${message.body}`).digest('base64')}`;
}

test('an event is signed with its id and time, by the secret that staff have passed on', () => {
  const secret = secretOf(SECRET, endpoint);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(signedHeaders(SECRET, endpoint, message, now)).toEqual({
    'webhook-id': 'msg',
    'webhook-timestamp': '1795348800',
    'webhook-signature': expected(secret),
  });
});

test('for a day after a change both secrets sign, then the new one alone', () => {
  const changed = { ...endpoint, generation: 2 };
  const [before, after] = [secretOf(SECRET, endpoint), secretOf(SECRET, changed)];
  expect(after).not.toBe(before);
  expect(signedHeaders(SECRET, changed, message, now)['webhook-signature']).toBe(
    `${expected(after)} ${expected(before)}`,
  );
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  const later = signedHeaders(SECRET, { ...changed, secretSince: yesterday }, message, now);
  expect(later['webhook-signature']).toBe(expected(after));
});
