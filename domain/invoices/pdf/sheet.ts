import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import PDFDocument from 'pdfkit';
import type { Fonts, Run, Weight } from './fonts.ts';

export const INK = '#14161d';
export const MUTED = '#585a63';
const HAIRLINE = '#d9d9dc';

/** A4, in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
export const MARGIN = 56;
export const RIGHT = WIDTH - MARGIN;
export const BOTTOM = HEIGHT - 120;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** `x` is the right edge. */
  right?: boolean;
}

/** A document to be written on, from the top down. Lengths in points from the upper left corner. */
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
  const runsOf = (text: string, weight: Weight) =>
    fonts.runs(text.replace(/\u202f/g, '\u00a0'), locale, weight);
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, run) => {
      use(run, size);
      return sum + pdf.widthOfString(run.text);
    }, 0);

  return {
    async text(x: number, y: number, text: string, style: TextStyle = {}): Promise<void> {
      const { size = 9.5, weight = 'regular', colour = INK, right = false } = style;
      const runs = await runsOf(text, weight);
      let at = right ? x - widthOf(runs, size) : x;
      // All fonts of a line stand on one base line.
      for (const run of runs) {
        use(run, size);
        pdf.fillColor(colour).text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
        at += pdf.widthOfString(run.text);
      }
    },
    /** A text in lines that are no wider. */
    async lines(text: string, width: number, { size = 9.5, weight = 'regular' }: TextStyle = {}) {
      const lines: string[] = [];
      for (const paragraph of text.split('\n')) {
        let line = '';
        for (const piece of pieces(paragraph, locale)) {
          if (line && widthOf(await runsOf((line + piece).trimEnd(), weight), size) > width) {
            lines.push(line.trimEnd());
            line = piece.trimStart();
          } else line += piece;
        }
        lines.push(line.trimEnd());
      }
      return lines;
    },
    rule(y: number): void {
      pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(HAIRLINE).stroke();
    },
    nextPage: () => void pdf.addPage(),
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

/** The parts between which a line may end: words, and signs of languages that write without spaces. */
function pieces(text: string, locale: Locale): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(LANGUAGES[locale].tag, {
    granularity: 'word',
  }).segment(text)) {
    const last = found.at(-1);
    // What follows a word without being one, such as a full stop, stays with it.
    if (
      last !== undefined &&
      (!isWordLike || /[(（「“«]$/.test(last) || !/\s$|[\u3000-\u9fff\uff00-\uffef]$/.test(last))
    )
      found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}
