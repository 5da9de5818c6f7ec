import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { askOnceAMinute } from './ask-once-a-minute.ts';
import type { VatRegistry } from './vat-registry.ts';

const NOON = new Date('2027-01-31T12:00:00Z');
const clock = fixedClock(NOON);
const check = vi.fn<VatRegistry['check']>();
const registry = () => askOnceAMinute({ check }, clock);
beforeEach(() => {
  clock.set(NOON);
  check.mockReset();
  check.mockResolvedValue({ valid: false });
});

test('the same VAT id is asked about once, and again after a minute', async () => {
  const { check: ask } = registry();
  const both = [ask('FR83404833048', null), ask('FR83404833048', null)];
  expect(await Promise.all(both)).toEqual([{ valid: false }, { valid: false }]);
  expect(check).toHaveBeenCalledTimes(1);
  clock.set(new Date('2027-01-31T12:01:00Z'));
  await ask('FR83404833048', null);
  expect(check).toHaveBeenCalledTimes(2);
});

test('another VAT id, or another seller, is another question', async () => {
  const { check: ask } = registry();
  await ask('FR83404833048', null);
  await ask('FR83404833048', 'DE123456789');
  await ask('ATU12345675', null);
  expect(check).toHaveBeenCalledTimes(3);
});

test('that nobody answered stands for a minute, too', async () => {
  check.mockRejectedValue(new Error('VIES says MS_UNAVAILABLE'));
  const { check: ask } = registry();
  for (const _ of [1, 2]) await expect(ask('FR83404833048', null)).rejects.toThrow('MS_UNAVAILABLE');
  expect(check).toHaveBeenCalledTimes(1);
});

test('what is remembered has an end', async () => {
  const { check: ask } = registry();
  for (let number = 0; number <= 1_000; number += 1) await ask(`FR${number}`, null);
  await ask('FR0', null);
  expect(check).toHaveBeenCalledTimes(1_002);
});
