import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ScreenProps } from '../screen-props.ts';

export interface SecondFactorData {
  section: 'second_factor';
  back: string | undefined;
}

/** The second step of a log-in: a code of the app, or a recovery code. */
export function SecondFactorScreen({ data, token, reply }: ScreenProps<SecondFactorData>) {
  const words = useWords('accounts');
  const links = useLinks();
  const { form, field, problem } = useForm('second-factor', reply);
  return (
    <AuthFrame
      title={words('secondFactor.title')}
      text={<p>{words('secondFactor.text')}</p>}
      links={
        <a className="link" href={links.member('login', data.back)}>
          {words('reset.backToLogin')}
        </a>
      }
    >
      <Form method="post" {...form} className="auth-fields">
        <FormToken token={token} />
        <FormProblem code={problem} />
        <TextField
          field={field('code')}
          label={words('secondFactor.code')}
          hint={words('secondFactor.hint')}
          className="input-code"
          mono
          autoComplete="one-time-code"
          maxLength={32}
          autoFocus
          required
        />
        <SubmitButton>{words('login.submit')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
