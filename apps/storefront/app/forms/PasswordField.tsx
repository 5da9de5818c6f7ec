import { type ReactNode, useState } from 'react';
import { useWords } from '../words.ts';
import type { FormField } from './form-reply.ts';
import { TextField } from './TextField.tsx';

/** A password that can be shown while it is typed; without script the button for that is hidden. */
export function PasswordField(props: {
  field: FormField;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** Least number of characters in a new password. */
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
