import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { LegalText } from './LegalText.tsx';

test.each(ALL_LOCALES)('in %s, terms and privacy are a click away', async (locale) => {
  const html = await renderForTest(<LegalText />, { locale });
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const [terms, privacy] = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect([terms, privacy]).toEqual([`${prefix}/terms-of-use`, `${prefix}/privacy`]);
  expect(html).not.toContain('undefined');
});
