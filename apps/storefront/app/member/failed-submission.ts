import { PASSWORD_PROBLEMS } from '@spindle/domain/accounts/passwords/password.ts';
import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import { data } from 'react-router';
import type { FormReply } from '../forms/form-reply.ts';
import { replyTo } from '../forms/parse-form.ts';

/** What an action of the member area answers when it does not redirect. */
export interface FormAnswer {
  reply?: FormReply;
  /** The address to which a mail is sent, if it has an account. */
  sentTo?: string;
  /** The mail contains the keys of its licences. */
  keys?: boolean;
  /** The address that an account has got back. */
  reverted?: string;
  /** Codes that are shown only this once. */
  recoveryCodes?: string[];
  /**
   * Somebody who did not begin an account's sessions has ended them. `email` is where a new password is mailed, if it is
   * certainly theirs.
   */
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

/** A new password that was refused: the error is shown at its field. */
export function failedPassword(form: FormData, refused: { error: string; retryAfterSeconds?: number }) {
  const ofPassword = (PASSWORD_PROBLEMS as readonly string[]).includes(refused.error);
  return failed(form, refused, ofPassword ? 'password' : undefined);
}

/**
 * A form that did not parse.
 * @param captcha for the form when it is shown again, if it has one
 */
export function invalid({ reply }: { reply: FormReply }, captcha?: ShownCaptcha) {
  return data<FormAnswer>({ reply: { ...reply, ...(captcha && { captcha }) } }, { status: 422 });
}

/** A form whose sender asked for another captcha; see `anotherCaptcha`. */
export function withCaptcha({ reply, retryAfterSeconds }: { reply: FormReply; retryAfterSeconds?: number }) {
  if (retryAfterSeconds === undefined) return data<FormAnswer>({ reply });
  return data<FormAnswer>({ reply }, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
}
