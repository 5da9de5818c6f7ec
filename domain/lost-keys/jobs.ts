import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { keysMail, newKeyMail } from './job-kinds.ts';
import { type KeysMailDeps, sendKeysMail } from './send-keys-mail.tsx';
import { sendNewKeyMail } from './send-new-key-mail.tsx';

export function lostKeysJobs(deps: KeysMailDeps): JobHandler<never>[] {
  return [
    jobHandler(keysMail, (request) => sendKeysMail(deps, request)),
    jobHandler(newKeyMail, (given) => sendNewKeyMail(deps, given)),
  ];
}
