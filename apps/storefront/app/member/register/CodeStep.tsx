import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { parseForm } from '../../forms/parse-form.ts';
import { TextField } from '../../forms/TextField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { codeSchema } from '../form-schemas.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import type { RegisterData } from './register-data.ts';

/** Step 2: the code from the mail, and two ways out when it does not come. */
export function CodeStep({ data, token, lastResult }: ScreenProps<RegisterData>) {
  const words = useWords('accounts');
  const [form, fields] = useForm({
    id: 'register-code',
    lastResult,
    onValidate: ({ formData }) => parseForm(formData, codeSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <>
      {data.again && !lastResult && <Notice tone="success">{words('register.sentAgain')}</Notice>}
      <Form method="post" {...getFormProps(form)} className="auth-fields">
        <FormToken token={token} />
        <input type="hidden" name="step" value="code" />
        <FormProblem errors={form.errors} />
        <TextField
          field={fields.code}
          label={words('register.code')}
          hint={words('register.codeHint')}
          className="input-code"
          mono
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={32}
          required
          autoFocus
        />
        <SubmitButton>{words('register.check')}</SubmitButton>
      </Form>
      <div className="auth-ways">
        <Form method="post">
          <FormToken token={token} />
          <input type="hidden" name="step" value="again" />
          <input type="hidden" name="email" value={data.email} />
          <button type="submit" className="link">
            {words('register.sendAgain')}
          </button>
        </Form>
        <Form method="post">
          <FormToken token={token} />
          <input type="hidden" name="step" value="start-over" />
          <button type="submit" className="link">
            {words('register.otherAddress')}
          </button>
        </Form>
      </div>
    </>
  );
}
