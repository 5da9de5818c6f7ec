import type { ErrorCode } from '@spindle/domain/backend-api/envelope.ts';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';

/** What is wrong with a form as a whole; announced at once. */
export function FormProblem({ code }: { code: string | undefined }) {
  const words = useWords('errors');
  return code ? <Notice tone="error">{words(code as ErrorCode)}</Notice> : null;
}
