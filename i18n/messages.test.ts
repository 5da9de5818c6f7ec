import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import * as areas from './areas.ts';
import { compileWords } from './compile-words.ts';
import { fieldWords } from './field-words/words.ts';
import { pageTranslator, translator } from './messages.ts';
import { translate } from './translate.ts';

describe('a translator', () => {
  it('says a message, with its values', () => {
    expect(translator('de', 'frame')('nav.logIn')).toBe('Anmelden');
    expect(translator('en', 'checkout')('backTo', { name: 'DVD Ripper' })).toBe('Back to DVD Ripper');
  });

  it('counts as each language does', () => {
    const seats = (locale: 'en' | 'fr' | 'ja', count: number) =>
      translator(locale, 'offer')('licence.seats', { count });
    expect(seats('en', 1)).toBe('1 computer');
    expect(seats('en', 5)).toBe('5 computers');
    expect(seats('fr', 0)).toBe('0 ordinateur');
    expect(seats('ja', 5)).toBe('PC 5台');
  });

  it('asks for the values that a message names', () => {
    const words = translator('en', 'checkout');
    // @ts-expect-error: a name is missing
    expect(() => words('backTo')).toThrow();
    // @ts-expect-error: this message takes no value
    expect(words('back', { name: 'x' })).toBe('Back to the shop');
  });

  it('keeps a mail on one line of a page, and a mail’s own words as they are', () => {
    expect(pageTranslator('de', 'accounts')('email')).toBe('E-\u2060Mail');
    expect(pageTranslator('fr', 'accounts')('signIn.title')).toBe('Un lien par e-\u2060mail');
    expect(pageTranslator('en', 'errors')('invalid_email')).toBe('Invalid E-mail format.');
    expect(translator('de', 'accounts')('email')).toBe('E-Mail');
  });

  it('knows which messages there are', () => {
    const words = translator('en', 'errors');
    expect(words.has('not_found')).toBe(true);
    expect(words.has('toString')).toBe(false);
    const none = translate<{ title: 'x' }>('en', compileWords({}));
    expect(() => none('title')).toThrow("No message 'title' in 'en'");
  });
});

describe('every language', () => {
  const named = (message: unknown): string[] =>
    Array.isArray(message)
      ? message.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : [])).sort()
      : [];

  it.each(Object.entries(areas))('names the values of the English messages: %s', (_area, words) => {
    const english = compileWords(words.en);
    for (const language of Object.values(words)) {
      const compiled = compileWords(language);
      expect(Object.keys(compiled)).toEqual(Object.keys(english));
      for (const [key, message] of Object.entries(compiled)) {
        expect([key, ...named(message)]).toEqual([key, ...named(english[key])]);
      }
    }
  });

  it('is told apart from a message without values', () => {
    expect(named(compile('{a} of {b}'))).toEqual(['a', 'b']);
  });
});

/** All messages of a language, by key. */
const messagesOf = (locale: 'de' | 'fr' | 'ja' | 'zh') =>
  [...Object.entries(areas), ['field-words', fieldWords] as const].flatMap(([area, words]) =>
    flat(words[locale]).map(([key, message]) => [`${area}.${key}`, message] as const),
  );
const flat = (words: object, above = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : flat(value, `${above}${key}.`),
  );
const broken = (locale: 'de' | 'fr' | 'ja' | 'zh', mistake: RegExp) =>
  messagesOf(locale).filter(([, message]) => mistake.test(message));

describe('spacing', () => {
  it('in French is a no-break space before : ; ! ? % » and after «', () => {
    expect(broken('fr', /[^\u00a0][;!?%»]|[^\u00a0\d]:(?!\/\/)|«[^\u00a0]/)).toEqual([]);
    expect(translator('fr', 'shop')('error.notFound', { path: '/x' })).toBe('Page introuvable\u00a0: /x');
  });

  it('in Japanese is none beside figures, Latin letters and values', () => {
    expect(broken('ja', /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}] | [\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u)).toEqual(
      [],
    );
  });

  it('in Chinese is one between Chinese and figures or Latin letters', () => {
    expect(broken('zh', /\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Han}/u)).toEqual([]);
    // Days, such as 2026年11月22日, begin with a figure and end with Chinese. The desk formats them differently.
    const days = broken(
      'zh',
      /\p{sc=Han}\{(?:date|until|day|end|next)\}|\{(?:date|until|day|end|next)\} \p{sc=Han}/u,
    );
    expect(days.filter(([key]) => !/^(?:desk|dashboard)/.test(key))).toEqual([]);
  });
});

/** Words that mean the same as another one; `i18n/README.md` says which one to use. */
describe('one term for one thing', () => {
  it.each([
    ['de', 'Rechnungskorrektur', /Gutschr|Rechnung.*gutgeschr/],
    ['de', 'Abonnement', /\bAbos?\b/],
    ['de', 'entzogen', /Lizenz.*zurückge(?:zogen|nommen)/],
    ['fr', 'assistance', /(?:notre|le|au|du) support/],
    ['fr', 'devise', /\bmonnaie/],
    ['fr', 'nouvelle tentative', /[Nn]ouvel essai|prochain essai/],
    ['ja', 'サブスクリプション', /定期購入/],
    ['ja', '体験版', /試用/],
    ['ja', '製品', /すべての商品|商品を選択/],
    ['ja', '購入した製品', /マイ製品/],
    ['ja', 'ブラウザー', /ブラウザ(?!ー)/],
    ['ja', 'マイページ', /会員ページ/],
    ['ja', 'ライセンス認証', /有効化|アクティベート/],
    ['zh', '優惠碼', /優惠券/],
    ['zh', '兌換碼', /兌換代碼/],
    ['zh', '加值稅', /增值稅/],
    ['zh', '反向課稅', /逆向課|反向徵|反向課徵/],
    ['zh', '解除綁定', /釋出/],
  ] as const)('in %s: %s', (locale, _term, other) => {
    expect(broken(locale, other)).toEqual([]);
  });

  it.each(ALL_LOCALES)(
    'in %s what the foot of a page calls withdrawing is called so where it is done',
    (locale) => {
      const [link, place] = [
        translator(locale, 'frame')('legal.withdraw'),
        translator(locale, 'pages')('cancel.withdraw'),
      ];
      expect(link).toContain(place);
    },
  );
});
