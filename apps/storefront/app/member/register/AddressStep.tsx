import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { parseForm } from '../../forms/parse-form.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { emailSchema } from '../form-schemas.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import type { RegisterData } from './register-data.ts';

/** Step 1: an address that a code is mailed to. */
export function AddressStep({ token, lastResult }: ScreenProps<RegisterData>) {
  const words = useWords('accounts');
  const [form, fields] = useForm({
    id: 'register-address',
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
        autoComplete="email"
        maxLength={254}
        required
      />
      <SubmitButton>{words('register.sendCode')}</SubmitButton>
    </Form>
  );
}
