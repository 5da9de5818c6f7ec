import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { captchaMail } from './job-kinds.ts';
import { type CaptchaMailDeps, sendCaptchaMail } from './send-captcha-mail.tsx';

export function captchaJobs(deps: CaptchaMailDeps): JobHandler<never>[] {
  return [jobHandler(captchaMail, (data) => sendCaptchaMail(deps, data))];
}
