import { expect, test } from 'vitest';
import { emailAddress } from './email.ts';
import { erasedAddress } from './erased-address.ts';

const MEMBER = '00000000-0000-4000-8000-000000000000';

test('an address is stored trimmed and in lower case', () => {
  expect(emailAddress.parse(' Ann@Example.TEST ')).toBe('ann@example.test');
});

test.each([erasedAddress(MEMBER), `${MEMBER}@erased.invalid`, ' Ann@Shop.INVALID '])(
  'nobody has an address where no mail arrives, such as erased members have: %s',
  (written) => {
    // As any other that is none, so that forms say so.
    expect(emailAddress.safeParse(written).error?.issues).toMatchObject([
      { code: 'invalid_format', format: 'email' },
    ]);
  },
);
