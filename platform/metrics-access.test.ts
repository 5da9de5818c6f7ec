import { describe, expect, test } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const token = 't'.repeat(32);

describe('without a token', () => {
  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s may read', (remoteAddress) => {
    expect(mayReadMetrics({ remoteAddress, headers: {} }, undefined)).toBe(true);
  });

  test.each(['10.0.0.7', '203.0.113.4', '::ffff:10.0.0.7', '2001:db8::1', '', 'localhost', undefined])(
    '%s may not',
    (remoteAddress) => {
      expect(mayReadMetrics({ remoteAddress, headers: {} }, token)).toBe(false);
    },
  );

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'a proxy on this machine that sends %s may not',
    (name) => {
      const headers = { [name]: '127.0.0.1' };
      expect(mayReadMetrics({ remoteAddress: '127.0.0.1', headers }, token)).toBe(false);
    },
  );
});

describe('with a token', () => {
  const from = (authorization: string) => ({
    remoteAddress: '203.0.113.4',
    headers: { authorization, 'x-forwarded-for': '198.51.100.2' },
  });

  test('the right one may read from anywhere', () => {
    expect(mayReadMetrics(from(`Bearer ${token}`), token)).toBe(true);
  });

  test.each([`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer ', 'Bearer undefined', ''])(
    '%j may not',
    (authorization) => {
      expect(mayReadMetrics(from(authorization), token)).toBe(false);
    },
  );

  test('none is right where none is set', () => {
    expect(mayReadMetrics(from('Bearer undefined'), undefined)).toBe(false);
  });
});
