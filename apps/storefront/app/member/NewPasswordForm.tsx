import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormToken } from '../forms/FormToken.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { parseForm } from '../forms/parse-form.ts';
import { useWords } from '../words.ts';
import { FormProblem } from './FormProblem.tsx';
import { newPasswordSchema } from './form-schemas.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Sets a password: the last step of a registration, and what a mailed link leads to. */
export function NewPasswordForm(props: {
  id: string;
  email: string;
  token: string;
  lastResult: SubmissionResult<string[]> | undefined;
  label: string;
  submit: string;
}) {
  const words = useWords('accounts');
  const [form, fields] = useForm({
    id: props.id,
    lastResult: props.lastResult,
    onValidate: ({ formData }) => parseForm(formData, newPasswordSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <Form method="post" {...getFormProps(form)} className="auth-fields">
      <FormToken token={props.token} />
      <input type="hidden" name="step" value="password" />
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={props.email} />
      <FormProblem errors={form.errors} />
      <PasswordField
        field={fields.password}
        label={props.label}
        hint={words('passwordHint')}
        autoComplete="new-password"
        autoFocus
      />
      <SubmitButton>{props.submit}</SubmitButton>
    </Form>
  );
}
