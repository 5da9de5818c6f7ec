import type { FormField } from '../../forms/form-reply.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useWords } from '../../words.ts';

/** A code of the authenticator app, or a recovery code, which is not a number. */
export function AppCodeField({ field, autoFocus }: { field: FormField; autoFocus?: boolean }) {
  const words = useWords('accounts');
  return (
    <TextField
      field={field}
      label={words('secondFactor.code')}
      hint={words('secondFactor.hint')}
      className="input-code"
      mono
      autoComplete="one-time-code"
      maxLength={32}
      {...(autoFocus && { autoFocus })}
      required
    />
  );
}
