import type { FieldMetadata } from '@conform-to/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWords } from '../words.ts';
import { TextField } from './TextField.tsx';

/** A password that can be looked at while it is typed; the button needs script and appears with it. */
export function PasswordField(props: {
  field: FieldMetadata<string>;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}) {
  const words = useWords('accounts');
  const [visible, setVisible] = useState(false);
  const scripted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      maxLength={1024}
      spellCheck={false}
      autoCapitalize="off"
      beside={
        scripted && (
          <button
            type="button"
            className="input-button"
            aria-pressed={visible}
            aria-controls={props.field.id}
            onClick={() => setVisible(!visible)}
          >
            {words(visible ? 'hidePassword' : 'showPassword')}
          </button>
        )
      }
    />
  );
}
