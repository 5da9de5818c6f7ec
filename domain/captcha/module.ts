import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Module } from '../module.ts';
import type { CaptchaDeps } from './check-answer.ts';
import { captchaHttp } from './http.ts';
import { captchaJobs } from './jobs.ts';
import type { CaptchaMailDeps } from './send-captcha-mail.tsx';

export function captchaModule(deps: CaptchaDeps & CaptchaMailDeps & { jobs: Jobs }): Module {
  return { http: captchaHttp(deps), jobs: captchaJobs(deps) };
}
