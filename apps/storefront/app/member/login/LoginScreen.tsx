import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { parseForm } from '../../forms/parse-form.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useLinks } from '../../page-state.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { loginSchema } from '../form-schemas.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';

/** `ended`: the visitor was sent here because a session is over. */
export interface LoginData {
  section: 'login';
  ended: boolean;
  back: string | undefined;
}

export function LoginScreen({ data, token, lastResult }: ScreenProps<LoginData>) {
  const words = useWords('accounts');
  const links = useLinks();
  const [form, fields] = useForm({
    id: 'login',
    lastResult,
    onValidate: ({ formData }) => parseForm(formData, loginSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <AuthFrame
      title={words('login.title')}
      text={<p>{words('login.text')}</p>}
      links={
        <>
          <a className="link" href={links.member('reset_password', data.back)}>
            {words('login.forgotten')}
          </a>
          <span>
            {words('login.noAccount')}{' '}
            <a className="link" href={links.member('register', data.back)}>
              {words('login.register')}
            </a>
          </span>
        </>
      }
    >
      {data.ended && !lastResult && <Notice>{words('login.ended')}</Notice>}
      <Form method="post" {...getFormProps(form)} className="auth-fields">
        <FormToken token={token} />
        <FormProblem errors={form.errors} />
        <TextField
          field={fields.email}
          label={words('email')}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <PasswordField field={fields.password} label={words('password')} autoComplete="current-password" />
        <SubmitButton>{words('login.submit')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
