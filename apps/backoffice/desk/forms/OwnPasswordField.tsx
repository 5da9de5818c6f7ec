import type { DeskWords } from '../desk-words.ts';
import { DeskField } from './DeskForm.tsx';

/** Asks members of staff for the password of their own account (`provePassword`); it is never shown again. */
export function OwnPasswordField({ words }: { words: DeskWords['secondFactor'] }) {
  return (
    <DeskField
      name="password"
      type="password"
      label={words.password}
      help={words.passwordHelp}
      value=""
      required
      maxLength={128}
    />
  );
}
