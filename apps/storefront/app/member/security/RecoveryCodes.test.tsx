import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

test.each(ALL_LOCALES)(
  'codes are shown whole in %s, with a way to copy and one to print them',
  async (locale) => {
    const html = await renderForTest(<RecoveryCodes codes={['aaaa-bbbb', 'cccc-dddd']} />, { locale });
    expect(html).toMatch(/<li>aaaa-bbbb<\/li>.*<li>cccc-dddd<\/li>.*class="recovery-ways"/s);
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(html).not.toMatch(/twoFactor\./);
  },
);
