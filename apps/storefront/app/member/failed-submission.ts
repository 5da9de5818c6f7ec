import { PASSWORD_PROBLEMS } from '@spindle/domain/accounts/passwords/password.ts';
import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import { data } from 'react-router';
import type { FormReply } from '../forms/form-reply.ts';
import { replyTo } from '../forms/parse-form.ts';

/** What an action of the member area answers when it does not redirect. */
export interface FormAnswer {
  reply?: FormReply;
  /** The address that a mail is on its way to, if it has an account. */
  sentTo?: string;
  /** What is mailed is the keys of its licences. */
  keys?: boolean;
  /** An address that an account has again. */
  reverted?: string;
  /** Codes that are shown this once. */
  recoveryCodes?: string[];
  /** Who did not begin an account's sessions has ended them; the address that a new password is mailed to, if it is sure to be theirs. */
  denied?: { email: string | undefined };
  /** The address of an account that is not erased after all. */
  kept?: string;
}

/** A form that was refused: the same form again, with the error code at a field or above all of them. */
export function failed(
  form: FormData,
  { error, retryAfterSeconds }: { error: string; retryAfterSeconds?: number },
  field?: string,
  captcha?: ShownCaptcha,
) {
  const reply = {
    ...replyTo(form, field ? { fields: { [field]: error } } : { problem: error }),
    ...(captcha && { captcha }),
  };
  return data<FormAnswer>(
    { reply },
    {
      status: retryAfterSeconds === undefined ? 422 : 429,
      ...(retryAfterSeconds !== undefined && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
    },
  );
}

/** A new password that was refused: what is wrong with it is said at its field. */
export function failedPassword(form: FormData, refused: { error: string; retryAfterSeconds?: number }) {
  const ofPassword = (PASSWORD_PROBLEMS as readonly string[]).includes(refused.error);
  return failed(form, refused, ofPassword ? 'password' : undefined);
}

/** What did not parse. @param captcha of the form that is shown again, where it has one */
export function invalid({ reply }: { reply: FormReply }, captcha?: ShownCaptcha) {
  return data<FormAnswer>({ reply: { ...reply, ...(captcha && { captcha }) } }, { status: 422 });
}

/** A form of which another captcha was asked for; see `anotherCaptcha`. */
export function withCaptcha({ reply, retryAfterSeconds }: { reply: FormReply; retryAfterSeconds?: number }) {
  if (retryAfterSeconds === undefined) return data<FormAnswer>({ reply });
  return data<FormAnswer>({ reply }, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
}
