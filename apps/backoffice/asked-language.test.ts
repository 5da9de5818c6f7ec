import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { parseCookies } from 'payload/shared';
import { expect, test } from 'vitest';
import { askedLanguage } from './asked-language.ts';

const i18n = {
  supportedLanguages: { en: {}, de: {}, ja: {}, fr: {}, 'zh-TW': {} },
  fallbackLanguage: 'en',
};

test.each([
  ['de', 'fr', 'de'],
  ['zh-TW', 'fr', 'zh-TW'],
  // Payload has Italian, but the back office does not.
  ['it', 'fr', 'fr'],
  [undefined, 'fr-CH,fr;q=0.9', 'fr'],
  [undefined, 'gsw,de;q=0.8', 'de'],
  [undefined, 'en;q=0.5,ja', 'ja'],
  [undefined, 'it,de;q=0.8', 'en'],
  [undefined, 'zh-CN,zh;q=0.9', 'en'],
  [undefined, 'zh-TW,zh;q=0.9', 'zh-TW'],
  [undefined, undefined, 'en'],
])('who has chosen %s and asks for %s reads %s, as in Payload’s own pages', (chosen, asked, language) => {
  const headers = new Headers({
    ...(chosen !== undefined && { cookie: `a=b; payload-lng=${chosen}` }),
    ...(asked !== undefined && { 'accept-language': asked }),
  });
  expect(askedLanguage(headers)).toBe(language);
  const config = { i18n, cookiePrefix: 'payload' } as unknown as SanitizedConfig;
  expect(getRequestLanguage({ config, cookies: parseCookies(headers), headers })).toBe(language);
});
