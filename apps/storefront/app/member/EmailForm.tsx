import { Form } from 'react-router';
import { CaptchaSlot } from '../captcha/CaptchaSlot.tsx';
import { FormToken } from '../forms/FormToken.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useForm } from '../forms/use-form.ts';
import { useWords } from '../words.ts';
import { FormProblem } from './FormProblem.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { ScreenProps } from './screen-props.ts';

/** Asks for an address to which something is mailed. */
export function EmailForm({
  id,
  autoComplete,
  submit,
  other,
  token,
  reply,
  captcha,
}: Pick<ScreenProps<never>, 'token' | 'reply' | 'captcha'> & {
  id: string;
  /** `username` if the address already has an account. */
  autoComplete: 'email' | 'username';
  submit: string;
  /** Something else that can be mailed there. */
  other?: { step: string; label: string };
}) {
  const words = useWords('accounts');
  const { form, field, problem } = useForm(id, reply);
  return (
    <Form method="post" {...form} className="auth-fields">
      <FormToken token={token} />
      <FormProblem code={problem} />
      <TextField
        field={field('email')}
        label={words('email')}
        type="email"
        autoComplete={autoComplete}
        maxLength={254}
        required
      />
      <CaptchaSlot captcha={captcha} />
      <SubmitButton>{submit}</SubmitButton>
      {other && (
        <SubmitButton step={other.step} look="outline">
          {other.label}
        </SubmitButton>
      )}
    </Form>
  );
}
