import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import type { FormReply } from '../forms/form-reply.ts';
import type { About } from './AuthFrame.tsx';
import type { FormAnswer } from './failed-submission.ts';

/** What every form screen of the member area gets. */
export interface ScreenProps<Data> {
  data: Data;
  /** Of the page's forms; see forms/form-token.ts. */
  token: string;
  /** To a form that was sent and refused. */
  reply: FormReply | undefined;
  /** To a form that was sent, refused or not. */
  answer: FormAnswer | undefined;
  /** What the next use of the form wants answered. */
  captcha?: ShownCaptcha | undefined;
  /** What editors say on it. */
  about: About | undefined;
}
