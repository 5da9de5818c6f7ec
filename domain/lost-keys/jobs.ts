import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { keysMail } from './job-kinds.ts';
import { type KeysMailDeps, sendKeysMail } from './send-keys-mail.tsx';

export function lostKeysJobs(deps: KeysMailDeps): JobHandler<never>[] {
  return [jobHandler(keysMail, (request) => sendKeysMail(deps, request))];
}
