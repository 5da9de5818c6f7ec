import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import PDFDocument from 'pdfkit';
import type { Fonts, Run, Weight } from './fonts.ts';
import { beginsRightToLeft, mirrored, RIGHT_TO_LEFT, visualRuns } from './visual-order.ts';

export const INK = '#14161d';
export const MUTED = '#585a63';
const HAIRLINE = '#d9d9dc';

/** A4, in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
export const MARGIN = 56;
export const RIGHT = WIDTH - MARGIN;
/** Bottom edge of the footer. */
export const FOOT_END = HEIGHT - 44;
/** Top edge of the contents on pages after the first. */
export const NEXT_TOP = 88;
/** Width of the stroke that imitates bold where a font has no bold weight, relative to the font size. */
const STROKE = 1 / 36;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** `x` is the right edge. */
  right?: boolean;
}

/** A PDF to draw on. Positions are in points from the upper left corner. */
export function openSheet({
  fonts,
  locale,
  title,
  author,
  madeAt,
}: {
  fonts: Fonts;
  locale: Locale;
  title: string;
  author: string;
  madeAt: Date;
}) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: LANGUAGES[locale].tag,
    displayTitle: true,
    // Page numbers are drawn once all pages exist.
    bufferPages: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  const registered = new Set<string>();
  const use = ({ font }: Run, size: number) => {
    if (!registered.has(font.name)) {
      pdf.registerFont(font.name, font.bytes);
      registered.add(font.name);
    }
    pdf.font(font.name, size);
  };
  /** The runs of a text, in visual order from left to right. */
  const runsOf = async (text: string, weight: Weight): Promise<Run[]> => {
    // The narrow yen sign exists in bold; the wide one of Japanese texts is in no Latin font.
    // In Thai, a tone mark is drawn above the ring of the vowel am, which is encoded after it.
    const written = text
      .replace(/\u202f/g, '\u00a0')
      .replace(/￥/g, '¥')
      .replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32');
    const runs: Run[] = [];
    for (const visual of visualRuns(written)) {
      const own = await fonts.runs(visual.text, locale, weight);
      runs.push(...(visual.rightToLeft ? own.toReversed().map(fromRight) : own.flatMap(fromLeft)));
    }
    return runs;
  };
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, run) => {
      use(run, size);
      return sum + pdf.widthOfString(run.text, featuresOf(run));
    }, 0);

  const fits = async (text: string, width: number, { size = 9.5, weight = 'regular' }: TextStyle) =>
    widthOf(await runsOf(text, weight), size) <= width;

  return {
    async text(x: number, y: number, text: string, style: TextStyle = {}): Promise<void> {
      const { size = 9.5, weight = 'regular', colour = INK, right = false } = style;
      const runs = await runsOf(text, weight);
      let at = right ? x - widthOf(runs, size) : x;
      // All fonts of a line share one baseline.
      for (const run of runs) {
        use(run, size);
        pdf.fillColor(colour).strokeColor(colour);
        // The Japanese and Chinese fonts have one weight only.
        const stroke = weight === 'strong' && !run.font.strong;
        if (stroke) pdf.lineWidth(size * STROKE);
        const how = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke } as const;
        pdf.text(run.text, at, y + size, { ...how, ...featuresOf(run) });
        at += pdf.widthOfString(run.text, featuresOf(run));
      }
    },
    async width(text: string, { size = 9.5, weight = 'regular' }: TextStyle = {}): Promise<number> {
      return widthOf(await runsOf(text, weight), size);
    },
    /**
     * Breaks a text into lines of at most this width; a word that is wider is broken.
     * @param style with `ownDirection`, the first letter of each paragraph decides its direction; otherwise it is left to right.
     */
    async lines(text: string, width: number, style: TextStyle & { ownDirection?: boolean } = {}) {
      const lines: string[] = [];
      for (const paragraph of text.split('\n')) {
        const first = lines.length;
        let line = '';
        for (const piece of pieces(paragraph, locale)) {
          if (await fits((line + piece).trimEnd(), width, style)) {
            line += piece;
            continue;
          }
          if (line) lines.push(line.trimEnd());
          line = '';
          for (const { segment } of new Intl.Segmenter().segment(piece.trimStart())) {
            if (line && !(await fits((line + segment).trimEnd(), width, style))) {
              lines.push(line);
              line = '';
            }
            line += segment;
          }
        }
        lines.push(line.trimEnd());
        if (!style.ownDirection || !beginsRightToLeft(paragraph)) continue;
        for (let at = first; at < lines.length; at += 1) lines[at] = `${RIGHT_TO_LEFT}${lines[at]}`;
      }
      return lines;
    },
    rule(y: number): void {
      pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(HAIRLINE).stroke();
    },
    nextPage: () => void pdf.addPage(),
    /** The number of pages. */
    pages: () => pdf.bufferedPageRange().count,
    /** @param page the first is 0 */
    turnTo: (page: number) => void pdf.switchToPage(page),
    async finish(): Promise<Buffer> {
      const chunks: Buffer[] = [];
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

export type Sheet = ReturnType<typeof openSheet>;

/** Switches off the positioning of marks: they are then drawn beside their letters, which is readable and does not fail. */
const PLACING = { mark: false, mkmk: false, abvm: false, blwm: false, curs: false };

/** pdfkit passes features on to fontkit, which also accepts an object that switches them off. */
function featuresOf({ font, text }: Run): PDFKit.Mixins.TextOptions {
  if (!/\p{M}/u.test(text) || font.placesMarks(text)) return {};
  return { features: PLACING } as unknown as PDFKit.Mixins.TextOptions;
}

/** A right-to-left font reverses its letters itself; other characters between them are reversed here. */
function fromRight(run: Run): Run {
  return run.font.rightToLeft ? run : { ...run, text: [...run.text].toReversed().map(mirrored).join('') };
}

/** Numbers run from left to right; a right-to-left font would reverse them, so it gets one digit at a time. */
function fromLeft(run: Run): Run[] {
  return run.font.rightToLeft ? [...run.text].map((text) => ({ ...run, text })) : [run];
}

/** The parts between which a line may be broken: words, and characters of languages without spaces. */
function pieces(text: string, locale: Locale): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(LANGUAGES[locale].tag, {
    granularity: 'word',
  }).segment(text)) {
    const last = found.at(-1);
    // A non-word that follows a word, such as a full stop, stays with it.
    if (
      last !== undefined &&
      (!isWordLike || /[(（「“«]$/.test(last) || !/\s$|[\u3000-\u9fff\uff00-\uffef]$/.test(last))
    )
      found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}
