import { Form } from 'react-router';
import { CaptchaSlot } from '../../captcha/CaptchaSlot.tsx';
import { FormToken } from '../../forms/FormToken.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLinks } from '../../page-state.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { GoogleForm } from '../google/GoogleForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';

/** `ended`: the visitor was sent here because their session has ended. */
export interface LoginData {
  section: 'login';
  ended: boolean;
  back: string | undefined;
  /** Whether one can log in with Google. */
  google: boolean;
  /** Whether one can log in with a passkey. */
  passkeys: boolean;
  /** Why the log-in with Google has just failed. */
  problem: string | undefined;
}

export function LoginScreen({ data, token, reply, captcha, about }: ScreenProps<LoginData>) {
  const words = useWords('accounts');
  const links = useLinks();
  const { form, field, problem } = useForm('login', reply);
  return (
    <AuthFrame
      about={about}
      title={words('login.title')}
      text={<p>{words('login.text')}</p>}
      links={
        <>
          <a className="link" href={links.member('reset_password', data.back)}>
            {words('login.forgotten')}
          </a>
          <a className="link" href={links.member('sign_in', data.back)}>
            {words('signIn.sendLink')}
          </a>
          <span>
            {words('login.noAccount')}{' '}
            <a className="link" href={links.member('register', data.back)}>
              {words('login.register')}
            </a>
          </span>
          <span>
            {words('login.guest')}{' '}
            <a className="link" href={links.findOrder()}>
              {words('login.findOrder')}
            </a>
          </span>
        </>
      }
    >
      {data.ended && !reply && <Notice>{words('login.ended')}</Notice>}
      <Form method="post" {...form} className="auth-fields">
        <FormToken token={token} />
        <FormProblem code={problem ?? (reply ? undefined : data.problem)} />
        <TextField
          field={field('email')}
          label={words('email')}
          type="email"
          autoComplete={data.passkeys ? 'username webauthn' : 'username'}
          maxLength={254}
          required
        />
        <PasswordField field={field('password')} label={words('password')} autoComplete="current-password" />
        <CaptchaSlot captcha={captcha} />
        <SubmitButton>{words('login.submit')}</SubmitButton>
      </Form>
      {data.passkeys && <PasskeyLogin token={token} reply={reply} />}
      {data.google && <GoogleForm token={token} />}
    </AuthFrame>
  );
}
