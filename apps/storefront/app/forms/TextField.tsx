import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useErrorWords } from './error-words.ts';
import type { FormField } from './form-reply.ts';

type Props = {
  /** A field whose errors are error codes; the message is looked up here. */
  field: FormField;
  label: ReactNode;
  hint?: ReactNode;
  /** Placed to the right of the control, such as a button that shows the password. */
  beside?: ReactNode;
  mono?: boolean;
} & InputHTMLAttributes<HTMLInputElement>;

/** One labelled line of a form, with its error next to it. Without script the first error gets the focus. */
export function TextField({ field, label, hint, beside, type = 'text', ...rest }: Props) {
  const say = useErrorWords();
  const code = field.error;
  const control = (
    <Input
      type={type}
      name={field.name}
      defaultValue={type === 'password' ? undefined : field.value}
      autoFocus={code !== undefined || rest.autoFocus}
      {...rest}
    />
  );
  return (
    <Field id={field.id} label={label} hint={hint} error={code && say(code)}>
      {beside ? (
        <div className="input-beside">
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
