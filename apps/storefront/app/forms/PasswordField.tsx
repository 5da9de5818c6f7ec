import type { FieldMetadata } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words.ts';
import { TextField } from './TextField.tsx';

/** A password that can be looked at while it is typed; the button is hidden where script is off. */
export function PasswordField(props: {
  field: FieldMetadata<string>;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}) {
  const words = useWords('accounts');
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
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
