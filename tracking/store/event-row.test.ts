import { expect, test } from 'vitest';
import { examplePageView } from '../testing/example-event.ts';
import { errorRow, eventRow } from './event-row.ts';

const key = Buffer.alloc(32, 1);
const receipt = {
  uploadId: 'a'.repeat(64),
  guid: 'a'.repeat(32),
  receivedAt: new Date('2026-11-20T12:00:00.000Z'),
  country: '',
};

test('an address and a device are stored as keyed hashes only', () => {
  const stored = eventRow(
    { ...examplePageView, email: 'Ada@Example.com', mac: '00:11:22:33:44:55', finger_id: 'finger-1' },
    receipt,
    key,
  );
  const text = JSON.stringify(stored).toLowerCase();
  expect(text).not.toContain('ada@');
  expect(text).not.toContain('00:11');
  expect(text).not.toContain('finger-1');
  expect(stored.person).toMatch(/^[0-9a-f]{32}$/);
  const same = eventRow({ ...examplePageView, email: ' ada@example.com' }, receipt, key);
  expect(same.person).toBe(stored.person);
  const otherShop = eventRow({ ...examplePageView, email: 'ada@example.com' }, receipt, Buffer.alloc(32, 2));
  expect(otherShop.person).not.toBe(stored.person);
});

test("the time is the collector's; a visitor's impossible clock is kept within what can be stored", () => {
  const stored = eventRow({ ...examplePageView, event_time: 8_640_000_000_000_000 }, receipt, key);
  expect(stored.received_at).toBe('2026-11-20T12:00:00.000Z');
  expect(stored.event_time).toBe('2299-01-01T00:00:00.000Z');
});

test('an error report is kept under its own name, without addresses', () => {
  expect(errorRow({ level: 'error', message: 'failed for ada@example.com' }, receipt, key)).toMatchObject({
    event: 'error_log',
    event_label: 'failed for [address]',
  });
});
