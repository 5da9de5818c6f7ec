import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';

/** Another password, or the first one of a member who bought as a guest. */
export function PasswordForm(props: {
  email: string;
  isFirst: boolean;
  token: string;
  reply: FormReply | undefined;
}) {
  const { email, isFirst, token, reply } = props;
  const words = useWords('profile');
  const ofForms = useWords('accounts');
  const { form, field, problem } = useForm('account-password', reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={token} />
      <input type="hidden" name="step" value="password" />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <FormProblem code={problem} />
      <PasswordField
        field={field('password')}
        label={ofForms(isFirst ? 'password' : 'newPassword')}
        hint={ofForms('passwordHint')}
        autoComplete="new-password"
        minLength={8}
      />
      <p className="text-small text-muted">{words('passwordNote')}</p>
      <SubmitButton>{words('savePassword')}</SubmitButton>
    </Form>
  );
}
