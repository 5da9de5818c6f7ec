import { expect, test } from 'vitest';
import { withoutEffects } from './vite-without-effects.ts';

test.each(['/srv/spindle', '/srv/content', '/app/shop', '/opt/platform/a+b', '/home/i18n/domain'])(
  'in %s a page keeps what is there because it is loaded, and leaves out what is only drawn or known',
  (root) => {
    const isLeftOut = (file: string) => withoutEffects(root).some(({ test }) => test.test(`${root}/${file}`));
    for (const file of [
      'apps/storefront/app/enhance/spindle-consent.ts',
      'apps/storefront/app/enhance/load.ts',
      'apps/storefront/app/entry.client.tsx',
      'apps/storefront/page/paths.ts',
      'tracking/tracker/trace.ts',
    ])
      expect([file, isLeftOut(file)]).toEqual([file, false]);
    for (const file of [
      'content/types/slug-path.ts',
      'domain/pricing/coupon.ts',
      'platform/locales.ts',
      'i18n/shop/de.ts',
      'apps/storefront/app/shop/Frame.tsx',
      'apps/storefront/app/ui/Button.tsx',
    ])
      expect([file, isLeftOut(file)]).toEqual([file, true]);
  },
);
