import type { ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';

/** The answer to a form that was refused. Errors are codes; the page looks up their words. */
export interface FormReply {
  /** What was typed, by field; never a password or a card's security code. */
  values: Readonly<Record<string, string>>;
  /** Errors by field. */
  fields: Readonly<Record<string, string>>;
  /** An error of the form as a whole. */
  problem?: string;
  /** The captcha that the next try must answer. */
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
