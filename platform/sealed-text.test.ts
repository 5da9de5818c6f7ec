import { expect, it } from 'vitest';
import { deriveKey } from './derive-key.ts';
import { openText, sealText } from './sealed-text.ts';

const key = deriveKey('a secret of at least thirty-two characters', 'test');

it('opens with its key for its owner, and is another text each time', () => {
  const sealed = sealText(key, 'JBSWY3DPEHPK3PXP', 'ada');
  expect(openText(key, sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealText(key, 'JBSWY3DPEHPK3PXP', 'ada')).not.toBe(sealed);
});

it('opens in no other row, with no other key and not when it was changed', () => {
  const sealed = sealText(key, 'secret', 'ada');
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  expect(() => openText(key, sealed, 'bob')).toThrow();
  expect(() => openText(deriveKey('another secret', 'test'), sealed, 'ada')).toThrow();
  expect(() => openText(key, changed, 'ada')).toThrow();
});
