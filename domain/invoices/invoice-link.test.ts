import { expect, test } from 'vitest';
import { checkInvoiceLink, signedInvoiceLink } from './invoice-link.ts';

const key = Buffer.from('a key for links');
const ends = new Date('2026-12-06T10:00:00Z');
const query = (number: string) =>
  new URL(signedInvoiceLink(key, { number, ends }), 'http://shop.test').searchParams;
const sig = query('INV-2026-000001').get('sig') ?? '';

test('a link opens its own document until it ends, and no other one', () => {
  const check = (number: string, now: string, with_ = key) =>
    checkInvoiceLink(with_, { number, sig }, new Date(now));
  expect(check('INV-2026-000001', '2026-12-06T09:59:59Z')).toBe('valid');
  expect(check('INV-2026-000001', '2026-12-06T10:00:00Z')).toBe('expired');
  expect(check('INV-2026-000002', '2026-12-01T00:00:00Z')).toBe('forged');
  expect(check('INV-2026-000001', '2026-12-01T00:00:00Z', Buffer.from('another key'))).toBe('forged');
});

test('an end that was moved is forged', () => {
  const [, mac = ''] = sig.split('.');
  const later = `${(ends.getTime() / 1000 + 86_400).toString(36)}.${mac}`;
  const moved = { number: 'INV-2026-000001', sig: later };
  expect(checkInvoiceLink(key, moved, new Date('2026-12-01T00:00:00Z'))).toBe('forged');
});
