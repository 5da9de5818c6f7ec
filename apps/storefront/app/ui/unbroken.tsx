import { Fragment, type ReactNode } from 'react';

/** `Blu-ray`, `DVD-9`, `14-day`: a line that ends within them is hard to read. */
const SHORT_COMPOUND =
  /(?<![\p{sc=Latin}\d-])([\p{sc=Latin}\d]{1,5}-[\p{sc=Latin}\d]{1,5})(?![\p{sc=Latin}\d-])/u;

/** Text in which short words with a hyphen stay whole. */
export function unbroken(text: string): ReactNode {
  return text.split(SHORT_COMPOUND).map((part, index) => {
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
