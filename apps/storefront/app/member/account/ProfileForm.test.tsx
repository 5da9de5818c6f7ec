import { sitesOf } from '@spindle/platform/sites.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import type { ShownAccount } from './load-account.ts';
import { ProfileForm } from './ProfileForm.tsx';

const account: ShownAccount = {
  ...{ name: 'Kei', language: 'de', hasPassword: true, hasPasskeys: false, confirmed: false },
  ...{ proofAsked: false, codeFrom: undefined, pendingAddress: undefined, google: undefined },
  ...{ problem: undefined, done: undefined },
};

test.each([
  [
    ['en', 'de', 'ja'],
    ['en', 'de', 'ja'],
  ],
  // The shop is no longer offered in German.
  [
    ['en', 'ja'],
    ['de', 'en', 'ja'],
  ],
] as const)('in a shop in %j the language of a German member is chosen from %j', async (locales, shown) => {
  const sites = sitesOf({ locales, defaultLocale: 'en', shopName: 'Spindle' }, 'https://spindle.test', {});
  const form = <ProfileForm account={account} token="" reply={undefined} />;
  const html = await renderForTest(form, { sites });
  const options = [...html.matchAll(/<option value="(\w+)"( selected="")?/g)];
  expect(options.map(([, value]) => value)).toEqual(shown);
  expect(options.filter(([, , selected]) => selected).map(([, value]) => value)).toEqual(['de']);
});
