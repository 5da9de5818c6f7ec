import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormToken } from '../forms/FormToken.tsx';
import { parseForm } from '../forms/parse-form.ts';
import { TextField } from '../forms/TextField.tsx';
import { useWords } from '../words.ts';
import { FormProblem } from './FormProblem.tsx';
import { emailSchema } from './form-schemas.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { ScreenProps } from './screen-props.ts';

/** Asks for an address that something is mailed to. */
export function EmailForm({
  id,
  autoComplete,
  submit,
  token,
  lastResult,
}: Pick<ScreenProps<never>, 'token' | 'lastResult'> & {
  id: string;
  /** `username` where the address has an account already. */
  autoComplete: 'email' | 'username';
  submit: string;
}) {
  const words = useWords('accounts');
  const [form, fields] = useForm({
    id,
    lastResult,
    onValidate: ({ formData }) => parseForm(formData, emailSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form method="post" {...getFormProps(form)} className="auth-fields">
      <FormToken token={token} />
      <FormProblem errors={form.errors} />
      <TextField
        field={fields.email}
        label={words('email')}
        type="email"
        autoComplete={autoComplete}
        maxLength={254}
        required
      />
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}
