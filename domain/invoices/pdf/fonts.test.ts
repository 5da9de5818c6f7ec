import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { openFonts } from './fonts.ts';

const fonts = openFonts();

test.each([
  ['Vietnamese', 'Nguyễn Thị Hồng Đặng Phượng Ứng'],
  ['simplified Chinese', '北京软件有限公司 这们说时对过还发会经东车门马鱼鸟风飞长贝见页云专业产严书买习'],
  ['rarer kanji and signs of companies', '髙橋 﨑山 ㈱光学堂 ①～〒'],
  ['Cantonese', '香港九龍旺角彌敦道 嘅'],
  ['Korean', '주식회사 서울 강남구 테헤란로'],
  ['Greek', 'Ελλάδα Άγιος'],
  ['Cyrillic', 'ООО Ёлка Україна ґ є ї Ђорђе'],
  ['Arabic and Persian', 'شركة النور، گچپژ ١٢٣ ۱۲۳'],
  ['Hebrew', 'שָׁלוֹם בע״מ'],
  ['Thai', 'น้ำใจ กรุงเทพฯ'],
  ['Hindi', 'श्री क्षेत्र १२३ ।'],
  ['other scripts of India', 'শ্রী தமிழ் శ్రీ ಶ್ರೀ ശ്രീ શ્રી ਸ੍ਰੀ'],
  ['Turkish, Romanian, Polish', 'ğışİ țș Łukasz Żółć'],
])('names in %s have all of their letters, in every language and weight', async (_, name) => {
  for (const locale of ALL_LOCALES) {
    for (const weight of ['regular', 'strong'] as const) {
      const runs = await fonts.runs(name, locale, weight);
      expect(runs.map(({ text }) => text).join('')).toBe(name);
      const lacking = runs.flatMap(({ font, text }) =>
        [...text].filter((sign) => !font.has(sign.codePointAt(0) ?? 0)),
      );
      expect(lacking).toEqual([]);
    }
  }
});

test('the languages of the shop are set in their own fonts, whatever else there is', async () => {
  const fontsOf = async (text: string, locale: 'ja' | 'zh') =>
    (await fonts.runs(text, locale, 'regular')).map(({ font }) => font.name);
  expect(await fontsOf('請求書', 'ja')).toEqual(['noto-sans-jp']);
  expect(await fontsOf('發票', 'zh')).toEqual(['noto-sans-tc']);
});

test('a mark is set by the font of its letter, so that both are joined', async () => {
  const runs = await fonts.runs('क्षेत्र क\u094d\u200dष', 'en', 'regular');
  expect(runs.map(({ text }) => text)).toEqual(['क्षेत्र', ' ', 'क\u094d\u200dष']);
});
