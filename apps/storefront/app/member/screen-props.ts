import type { SubmissionResult } from '@conform-to/react';

/** What every form screen of the member area gets. */
export interface ScreenProps<Data> {
  data: Data;
  /** Of the page's forms; see forms/form-token.ts. */
  token: string;
  /** What came of the form that was sent, if one was. */
  lastResult: SubmissionResult<string[]> | undefined;
}
