import { usePageState } from '../page-state.ts';
import { wordsIn } from '../words.ts';

/**
 * Turns error codes into the visitor's words; an unknown code becomes the general sentence. Words for errors that the
 * browser finds are there at once; those for the server's errors are fetched when the first of them is rendered.
 */
export function useErrorWords(): (code: string) => string {
  const { locale } = usePageState();
  return (code) => {
    const frame = wordsIn(locale, 'frame');
    const fault = `faults.${code}` as const;
    if (frame.has(fault)) return frame(fault);
    const errors = wordsIn(locale, 'errors');
    return errors.has(code) ? errors(code) : frame('faults.server_error');
  };
}
