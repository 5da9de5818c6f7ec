import type { Messages } from '@spindle/i18n/messages.ts';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';

type ErrorCode = keyof Messages['errors'];

export interface ErrorWord {
  message: ReactNode;
  field?: string | undefined;
}

/** Says a code in the visitor's words; one that nobody knows becomes the general sentence. */
export function useErrorWords(): (code: string) => string {
  const words = useWords('errors');
  return (code) => words(words.has(code as ErrorCode) ? (code as ErrorCode) : 'server_error');
}
