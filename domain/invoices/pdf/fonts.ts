import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '@spindle/platform/locales.ts';
import * as fontkit from 'fontkit';

export type Weight = 'regular' | 'strong';

const LATIN = {
  regular: ['noto-sans-latin-400', 'noto-sans-latin-ext-400'],
  strong: ['noto-sans-latin-600', 'noto-sans-latin-ext-600'],
} as const;
const STRONG: ReadonlySet<string> = new Set(LATIN.strong);
const OTHERS = ['noto-sans-greek-400', 'noto-sans-cyrillic-400', 'noto-sans-vietnamese-400'] as const;
/** Scripts that need shaping, each in a font of its own. */
const SHAPED = [
  ...['arabic', 'hebrew', 'thai', 'devanagari', 'bengali', 'tamil'],
  ...['telugu', 'kannada', 'malayalam', 'gujarati', 'gurmukhi'],
].map((script) => `noto-sans-${script}-400`);
const RIGHT_TO_LEFT_FONTS: ReadonlySet<string> = new Set(['noto-sans-arabic-400', 'noto-sans-hebrew-400']);
/** Characters that combine with the one before, so both must be in the same font. */
const JOINED = /[\p{M}\u200c\u200d]/u;
const JAPANESE = 'noto-sans-jp';
const CHINESE = 'noto-sans-tc';
/** Fonts for names and addresses of buyers only: rarer kanji, simplified Chinese, Korean. */
const RARER = ['noto-sans-jp-more', 'noto-sans-sc', 'noto-sans-kr'] as const;

/** Characters shared by Japanese and Chinese are in both fonts; that of the reader's language comes first. */
const ideographs = (locale: Locale) => (locale === 'zh' ? [CHINESE, JAPANESE] : [JAPANESE, CHINESE]);

interface OpenFont {
  name: string;
  /** It is a bold font. */
  strong: boolean;
  /** Its script is written from right to left, and the font engine reverses it by itself. */
  rightToLeft: boolean;
  bytes: Buffer;
  has(codePoint: number): boolean;
  /** Whether combining marks can be positioned: fontkit throws if a font has no anchor for one. */
  placesMarks(text: string): boolean;
}

/** A piece of text in one font. */
export interface Run {
  font: OpenFont;
  text: string;
}

/** The fonts of documents: each is read when a character first needs it, and then cached. */
export function openFonts() {
  const opened = new Map<string, Promise<OpenFont>>();
  const open = (name: string) => {
    const found = opened.get(name);
    if (found) return found;
    const opening = openFont(name);
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    return opening;
  };
  return {
    /** Splits a text by font. Characters that no font has are left to the first font, which shows a box. */
    async runs(text: string, locale: Locale, weight: Weight): Promise<Run[]> {
      const names = [...LATIN[weight], ...OTHERS, ...ideographs(locale), ...SHAPED, ...RARER];
      const runs: { font: OpenFont; text: string }[] = [];
      for (const sign of text) {
        const codePoint = sign.codePointAt(0) ?? 0;
        const last = runs.at(-1);
        const joined = last && JOINED.test(sign) && last.font.has(codePoint) ? last.font : undefined;
        const font = joined ?? (await fontOf(codePoint, names));
        if (last?.font === font) last.text += sign;
        else runs.push({ font, text: sign });
      }
      return runs;

      async function fontOf(codePoint: number, among: readonly string[]): Promise<OpenFont> {
        for (const name of among) {
          const font = await open(name);
          if (font.has(codePoint)) return font;
        }
        return open(LATIN[weight][0]);
      }
    },
  };
}

export type Fonts = ReturnType<typeof openFonts>;

/** Font files are resolved by package name, because a build moves this code. */
const require = createRequire(import.meta.url);

async function openFont(name: string): Promise<OpenFont> {
  const bytes = await readFile(require.resolve(`@spindle/domain/invoices/pdf/fonts/${name}.ttf`));
  const font = fontkit.create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
  return {
    ...{ name, strong: STRONG.has(name), rightToLeft: RIGHT_TO_LEFT_FONTS.has(name), bytes },
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    placesMarks(text) {
      try {
        font.layout(text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
