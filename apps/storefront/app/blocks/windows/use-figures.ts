import { LANGUAGES } from '@spindle/platform/locales.ts';
import { usePageState } from '../../page-state.ts';
import { useWords } from '../../words.ts';

/** Numbers as the page's language writes them. */
export function useFigures() {
  const { locale } = usePageState();
  const words = useWords('drawings');
  const { tag } = LANGUAGES[locale];
  const tenths = (value: number) =>
    value.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    tenths,
    whole: (value: number) => value.toLocaleString(tag, { maximumFractionDigits: 0 }),
    /** What something takes, with one decimal: `27.8 GB`. */
    gigabytes: (value: number) => words('gigabytes', { size: tenths(value) }),
    /** What a disc holds: `8.5 GB`, `25 GB`. */
    capacity: (value: number) =>
      words('gigabytes', { size: value.toLocaleString(tag, { maximumFractionDigits: 1 }) }),
    /** A figure written with a point, such as `23.976` or `5.1`. */
    written: (figure: string) =>
      tag.startsWith('de') || tag.startsWith('fr')
        ? figure.replace(/(\d)\.(\d{3}|\d Mbit)/g, '$1,$2')
        : figure,
  };
}
