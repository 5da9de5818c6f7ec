import { ErrorText } from '../forms/ErrorText.tsx';
import { Notice } from '../ui/Notice.tsx';

/** What is wrong with a form as a whole; announced at once. */
export function FormProblem({ code }: { code: string | undefined }) {
  return code ? (
    <Notice tone="error">
      <ErrorText code={code} />
    </Notice>
  ) : null;
}
