import { describe, expect, test } from 'vitest';
import { signWebhook, verifyWebhook } from './signature.ts';

const key = Buffer.alloc(32, 1);
const now = new Date('2026-11-20T12:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const body = '{"id":"1"}';
const header = signWebhook(key, body, now);

describe('a webhook', () => {
  test.each([0, 299, -299])('signed %i s apart is genuine', (apart) => {
    expect(verifyWebhook(key, body, header, seconds(apart))).toBe('genuine');
  });
  test.each([302, -302])('signed %i s apart is too old', (apart) => {
    expect(verifyWebhook(key, body, header, seconds(apart))).toBe('webhook_too_old');
  });
  test.each([
    ['no header', body, null],
    ['an empty header', body, ''],
    ['a changed body', `${body} `, header],
    ['another time', body, header.replace(/t=\d+/, 't=1')],
    ['another key', body, signWebhook(Buffer.alloc(32, 2), body, now)],
    ['half a signature', body, header.slice(0, -2)],
  ])('with %s is refused', (_, rawBody, given) => {
    expect(verifyWebhook(key, rawBody, given, now)).toBe('webhook_signature');
  });
});
