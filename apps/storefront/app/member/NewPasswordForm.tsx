import { Form } from 'react-router';
import { FormToken } from '../forms/FormToken.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useForm } from '../forms/use-form.ts';
import { useWords } from '../words.ts';
import { FormProblem } from './FormProblem.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** Sets a password: the last step of a registration, and the page of a mailed link. */
export function NewPasswordForm(props: {
  id: string;
  email: string;
  token: string;
  reply: FormReply | undefined;
  label: string;
  submit: string;
}) {
  const words = useWords('accounts');
  const { form, field, problem } = useForm(props.id, props.reply);
  return (
    <Form method="post" {...form} className="auth-fields">
      <FormToken token={props.token} />
      <input type="hidden" name="step" value="password" />
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={props.email} />
      <FormProblem code={problem} />
      <PasswordField
        field={field('password')}
        label={props.label}
        hint={words('passwordHint')}
        autoComplete="new-password"
        minLength={8}
        autoFocus
      />
      <SubmitButton>{props.submit}</SubmitButton>
    </Form>
  );
}
