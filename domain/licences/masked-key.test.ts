import { expect, test } from 'vitest';
import { maskedKey } from './masked-key.ts';

test.each([
  ['SP7K3-QX9M2-TDABC-DEFGH-JKMNP', '…JKMNP'],
  ['AB12CD', '…CD'],
])('%s is %s in lists', (key, masked) => expect(maskedKey(key)).toBe(masked));
