import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';

/** What an action of the member area answers when it does not redirect. */
export interface FormAnswer {
  result: SubmissionResult<string[]>;
  /** The address that a mail is on its way to, if it has an account. */
  sentTo?: string;
}

/** A form that was refused: the same form again, with the error code at a field or above all of them. */
export function failed<Schema>(
  submission: Submission<Schema, string[]>,
  { error, retryAfterSeconds }: { error: string; retryAfterSeconds?: number },
  field?: keyof Schema & string,
) {
  const result = submission.reply(
    field ? { fieldErrors: { [field]: [error] } as never } : { formErrors: [error] },
  );
  return data<FormAnswer>(
    { result: withoutPassword(result) },
    {
      status: retryAfterSeconds === undefined ? 422 : 429,
      ...(retryAfterSeconds !== undefined && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
    },
  );
}

/** What did not parse. */
export function invalid<Schema>(submission: Submission<Schema, string[]>) {
  return data<FormAnswer>({ result: withoutPassword(submission.reply()) }, { status: 422 });
}

/** A password is never sent back into a page. */
function withoutPassword(result: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const { password: _, ...initialValue } = result.initialValue ?? {};
  return { ...result, initialValue };
}
