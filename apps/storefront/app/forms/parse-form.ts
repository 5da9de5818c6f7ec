import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { FormReply } from './form-reply.ts';

/** Fields whose values never go back into a page. */
const SECRETS: readonly string[] = [
  ...['password', 'current', 'proof', 'credential', 'cvc', 'csrf_token', 'form_token'],
  ...['recaptcha', 'captcha_session', 'captcha_way'],
];

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; reply: FormReply };

/** Reads a form by its schema, whose messages are error codes; an empty field counts as missing. */
export function parseForm<Schema extends $ZodType>(
  form: FormData,
  schema: Schema,
): ParsedForm<output<Schema>> {
  const filled = [...form].filter(([, value]) => value !== '');
  const read = safeParse(schema, Object.fromEntries(filled));
  if (read.success) return { ok: true, value: read.data };
  const fields: Record<string, string> = {};
  // A field has one message: the first.
  for (const { path, message } of read.error.issues) fields[path.join('.')] ??= message;
  return { ok: false, reply: replyTo(form, { fields }) };
}

/** @param hidden fields whose values are not sent back either, besides the secrets */
export function replyTo(
  form: FormData,
  { fields = {}, problem }: { fields?: Readonly<Record<string, string>>; problem?: string },
  hidden: readonly string[] = [],
): FormReply {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value !== 'string' || SECRETS.includes(name) || hidden.includes(name) ? [] : [[name, value]],
    ),
  );
  return { values, fields, ...(problem !== undefined && { problem }) };
}
