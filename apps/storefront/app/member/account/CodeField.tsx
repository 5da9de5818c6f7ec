import type { FormField } from '../../forms/form-reply.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useWords } from '../../words.ts';

/** The digits of a code: from a mail, or from what the hint names. */
export function CodeField({ field, hint }: { field: FormField; hint?: string }) {
  const words = useWords('accounts');
  return (
    <TextField
      field={field}
      label={words('register.code')}
      hint={hint ?? words('register.codeHint')}
      className="input-code"
      mono
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={32}
      required
    />
  );
}
