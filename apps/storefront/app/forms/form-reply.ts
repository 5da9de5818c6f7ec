import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';

/** What comes back with a form that was refused. Errors are codes; the page looks their words up. */
export interface FormReply {
  /** What was typed, by field; never a password or a card's security code. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with a field. */
  fields: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  problem?: string;
  /** What has to be answered the next time. */
  captcha?: ShownCaptcha | undefined;
}

/** A field as its control shows it. */
export interface FormField {
  id: string;
  name: string;
  value: string | undefined;
  /** A code of the `errors` words. */
  error: string | undefined;
}

/** @param id the form's id; ids of fields are made from it */
export function fieldOf(id: string, name: string, reply: FormReply | undefined): FormField {
  return { id: `${id}-${name}`, name, value: reply?.values[name], error: reply?.fields[name] };
}
