import { expect, test } from 'vitest';
import { remapPid } from './remap-pid.ts';

test.each([
  ['712', 'renew', '62037'],
  ['757', 'renew', '761'],
  ['1712', 'renew', '62038'],
  ['1757', 'renew', '1761'],
  ['712', 'new', '62037'],
  ['1712', 'new', '62038'],
  ['757', 'new', '757'],
  ['1757', 'new', '1757'],
  ['712', undefined, '712'],
  ['712', '', '712'],
  ['712', 'upgrade', '712'],
  ['757', 'upgrade_user', '757'],
  ['712', 'is_new_user', '712'],
  ['712', 'checkout', '712'],
  ['643', 'renew', '643'],
] as const)('%s with checkout type %s is %s', (pid, type, sold) => {
  expect(remapPid(pid, type)).toBe(sold);
});
