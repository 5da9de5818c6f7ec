import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { usePageState } from '../page-state.ts';
import type { DiscLine } from '../ui/Disc.tsx';
import { useWords } from '../words.ts';

/** Physical data of the discs that a line's products read, printed on rows and boxes. */
export const DISC_LINES: Record<
  DiscLine,
  {
    /** Nanometres; a drive for both kinds of disc has two lasers. */ wavelength: string /** From the smallest disc to the largest. */;
    gigabytes: [number, number];
  }
> = {
  dvd: { wavelength: '650', gigabytes: [4.7, 8.5] },
  'blu-ray': { wavelength: '405', gigabytes: [25, 50] },
  uhd: { wavelength: '405', gigabytes: [50, 100] },
  suite: { wavelength: '405 + 650', gigabytes: [4.7, 50] },
};

/** All-in-one suites and apps work on files instead. */
export function readsDiscs({ type, system }: ProductRef): boolean {
  return type !== 'aio' && system !== 'android';
}

/** Returns the capacity of a line's discs in the page's language: `4.7–8.5 GB`, `4,7–8,5 Go`. */
export function useCapacity(): (line: DiscLine) => string {
  const words = useWords('offer');
  const number = numberFormat(usePageState().locale);
  return (line) => {
    const [least, most] = DISC_LINES[line].gigabytes.map((size) => number.format(size));
    return words('line.gigabytes', { range: `${least}–${most}` });
  };
}
