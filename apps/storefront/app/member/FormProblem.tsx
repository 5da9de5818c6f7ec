import type { ErrorCode } from '@spindle/domain/backend-api/envelope.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';

/** What is wrong with a form as a whole; announced at once. */
export function FormProblem({ errors }: { errors: string[] | undefined }) {
  const words = useWords('errors');
  const code = errors?.[0] as ErrorCode | undefined;
  return code ? <Notice tone="error">{words(code)}</Notice> : null;
}
