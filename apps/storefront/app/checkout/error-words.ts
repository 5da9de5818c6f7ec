import { errors } from '@spindle/i18n/en/errors.ts';
import { useWords } from '../words.ts';

export interface ErrorWord {
  message: string;
  field?: string | undefined;
}

/** Says a code in the visitor's words; one that nobody knows becomes the general sentence. */
export function useErrorWords(): (code: string) => string {
  const words = useWords('errors');
  return (code) => words(isErrorCode(code) ? code : 'server_error');
}

export function isErrorCode(code: string): code is keyof typeof errors {
  return Object.hasOwn(errors, code);
}
