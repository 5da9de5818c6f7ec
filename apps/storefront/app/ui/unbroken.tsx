import { Fragment, type ReactNode } from 'react';

/**
 * `Blu-ray`, `DVD-9`, `14-day`, `sous-titres`: a line break within them is hard to read. The longer German
 * `Blu-ray-Discs` may break before `Discs`.
 */
const SHORT_COMPOUND =
  /(?<![\p{sc=Latin}\d-])(Blu-ray(?=-)|[\p{sc=Latin}\d]{1,5}-[\p{sc=Latin}\d]{1,6}(?![\p{sc=Latin}\d-]))/u;

/** Between a number and what it counts: `405 nm`, `4,7 GB`, `76 %`. */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:[nµm]m|cm|[kMGT]B|[kMGT]o|[kM]bit\/s|Mbps|k?Hz|fps|min|dB|W|°C|€|[%×])(?![\p{sc=Latin}\d]))/gu;

/** Between the sign and the second number of a size: `720 × 576`. */
const WITHIN_SIZE = /(?<=\d[ \u00a0]×) (?=\d)/gu;

/** Between the day and the month of a German date in a text; other dates are made by `dayFormatter`. */
const BEFORE_MONTH =
  /(?<=\b\d{1,2}\.) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/gu;

/** Every match of the patterns above contains one of these characters; most texts have none, and are left as they are. */
const MAY_BREAK = /[\d-]/;

/** Text in which short hyphenated words are not broken, and a number stays with its unit. */
export function unbroken(text: string): ReactNode {
  if (!MAY_BREAK.test(text)) return text;
  const kept = text
    .replace(BEFORE_UNIT, '\u00a0')
    .replace(WITHIN_SIZE, '\u00a0')
    .replace(BEFORE_MONTH, '\u00a0');
  const parts = kept.split(SHORT_COMPOUND);
  if (parts.length === 1) return kept;
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
