import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import type { FormReply } from '../forms/form-reply.ts';
import type { About } from './AuthFrame.tsx';
import type { FormAnswer } from './failed-submission.ts';

/** What every form screen of the member area gets. */
export interface ScreenProps<Data> {
  data: Data;
  /** The token of the page's forms; see forms/form-token.ts. */
  token: string;
  /** The answer to a form that was refused. */
  reply: FormReply | undefined;
  /** The answer to a form that was sent, refused or not. */
  answer: FormAnswer | undefined;
  /** The captcha that the next try must answer. */
  captcha?: ShownCaptcha | undefined;
  /** Editors' texts on the screen. */
  about: About | undefined;
}
