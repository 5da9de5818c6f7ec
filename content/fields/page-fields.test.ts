import { refusals } from '@spindle/i18n/refusals/words.ts';
import type { TextField } from 'payload';
import { expect, test } from 'vitest';
import { contentTypes, contentTypesByName } from '../types/register.ts';

/** By the back office's names for them. */
const LANGUAGES = ['en', 'de', 'ja', 'fr', 'zh-TW'];

/** What an editor is told about a slug; true if it is allowed. */
function told(type: string, slug: unknown, language = 'en') {
  const fields = contentTypesByName.get(type)?.config.fields ?? [];
  const field = fields.find((one) => 'name' in one && one.name === 'slug') as TextField;
  return (field.validate as (value: unknown, options: object) => unknown)(slug, {
    req: { i18n: { language } },
  });
}

test.each(['articles', 'article-categories', 'page-products', 'page-help-details', 'system-articles'])(
  'a slug of %s has an end',
  (type) => {
    expect(told(type, 'a'.repeat(150))).toBe(true);
    expect(told(type, 'a'.repeat(151))).toContain('At most 150');
    expect(told(type, 'two words')).toContain('mall letters');
    // A value that only a program can send.
    expect(told(type, ['discs'])).toContain('mall letters');
  },
);

const withSlug = contentTypes.filter(
  ({ config, kind }) =>
    kind === 'collection' && config.fields.some((one) => 'name' in one && one.name === 'slug'),
);

test.each(withSlug.map(({ name }) => name))(
  'what is said of a slug of %s is one piece: Payload takes it apart at commas',
  (type) => {
    for (const bad of ['', 'Two words', 'a'.repeat(151), '4096', 'with-hyphen', 'with_underscore', 'a--b']) {
      for (const language of LANGUAGES) expect(String(told(type, bad, language))).not.toContain(',');
    }
  },
);

test('articles are at the very address that their slug says', () => {
  expect(told('articles', 'mkv_or_mp4')).toContain('hyphens');
  expect(told('page-products', 'dvd_ripper')).toBe(true);
});

test('a help article is not named as another one is numbered', () => {
  expect(told('page-help-details', '4096')).toContain('a letter at least');
  expect(told('page-help-details', '4k-discs')).toBe(true);
  expect(told('articles', '4096')).toBe(true);
});

test('an editor is told in the language of their back office', () => {
  const words = LANGUAGES.map((language) => String(told('articles', 'two words', language)));
  expect(new Set(words).size).toBe(LANGUAGES.length);
  expect(words[1]).toMatch(/^Höchstens 150 Kleinbuchstaben/);
  expect(words[4]).toContain('小寫字母');
});

test('nothing that is said of an address has a comma, whose it is either', () => {
  for (const { slug } of Object.values(refusals)) expect(Object.values(slug).join('')).not.toContain(',');
});
