import { type ReactNode, useState } from 'react';
import { useWords } from '../words.ts';
import type { FormField } from './form-reply.ts';
import { TextField } from './TextField.tsx';

/** A password that can be looked at while it is typed; the button is hidden where script is off. */
export function PasswordField(props: {
  field: FormField;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** Characters that a new password has at least. */
  minLength?: number;
  autoFocus?: boolean;
}) {
  const words = useWords('accounts');
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      required
      maxLength={1024}
      spellCheck={false}
      autoCapitalize="off"
      beside={
        <button
          type="button"
          className="input-button needs-script"
          aria-pressed={visible}
          aria-controls={props.field.id}
          onClick={() => setVisible(!visible)}
        >
          {words(visible ? 'hidePassword' : 'showPassword')}
        </button>
      }
    />
  );
}
