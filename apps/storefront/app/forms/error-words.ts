import { usePageState } from '../page-state.ts';
import { wordsIn } from '../words.ts';

/**
 * Says error codes in the visitor's words; one that nobody knows becomes the general sentence. What a browser finds by
 * itself it says at once, the words of what the server answers are fetched when the first of them is drawn.
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
