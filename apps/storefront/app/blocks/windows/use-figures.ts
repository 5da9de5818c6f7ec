import { numberFormat } from '@spindle/i18n/formats.ts';
import { usePageState } from '../../page-state.ts';
import { useWords } from '../../words.ts';

/** Numbers as the page's language writes them. */
export function useFigures() {
  const { locale } = usePageState();
  const words = useWords('drawings');
  const tenths = (value: number) =>
    numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  return {
    tenths,
    whole: (value: number) => numberFormat(locale, { maximumFractionDigits: 0 }).format(value),
    /** What something takes, with one decimal: `27.8 GB`. */
    gigabytes: (value: number) => words('gigabytes', { size: tenths(value) }),
    /** What a disc holds: `8.5 GB`, `25 GB`. */
    capacity: (value: number) =>
      words('gigabytes', { size: numberFormat(locale, { maximumFractionDigits: 1 }).format(value) }),
    /** A figure given with a point, in the page's notation: `23.976` gets a comma in German and French, `5.1` does not. */
    written: (figure: string) =>
      locale === 'de' || locale === 'fr' ? figure.replace(/(\d)\.(\d{3}|\d Mbit)/g, '$1,$2') : figure,
  };
}
