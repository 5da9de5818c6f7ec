import { hasLength } from '@spindle/platform/text-length.ts';

/** What is needed of a control to check it before it is sent; the server checks more, and decides. */
type Control = Pick<HTMLInputElement, 'value' | 'type' | 'required' | 'minLength' | 'checked'> & {
  validity: Pick<ValidityState, 'typeMismatch'>;
};

/** A code of the `errors` words, or undefined if nothing is wrong. */
export function problemOf({
  value,
  type,
  required,
  minLength,
  checked,
  validity,
}: Control): string | undefined {
  if (type === 'checkbox') return required && !checked ? 'field_required' : undefined;
  const typed = type === 'password' ? value : value.trim();
  if (typed === '') return required ? 'field_required' : undefined;
  if (type === 'email' && validity.typeMismatch) return 'invalid_email';
  // Characters, as the server counts them: JavaScript counts some as two.
  if (!hasLength(typed, { least: minLength })) return 'password_too_short';
  return undefined;
}
