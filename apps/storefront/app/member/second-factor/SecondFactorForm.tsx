import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { useForm } from '../../forms/use-form.ts';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { AppCodeField } from '../account/AppCodeField.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';

/** Asks for a code of the app, or a recovery code: the second step of every way to log in. */
export function SecondFactorForm(props: {
  id: string;
  token: string;
  reply: FormReply | undefined;
  submit: string;
  /** Which of the screen's forms it is, if there are several. */
  step?: string;
  links: ReactNode;
}) {
  const { id, token, reply, submit, step, links } = props;
  const words = useWords('accounts');
  const { form, field, problem } = useForm(id, reply);
  return (
    <AuthFrame title={words('secondFactor.title')} text={<p>{words('secondFactor.text')}</p>} links={links}>
      <Form method="post" {...form} className="auth-fields">
        <FormToken token={token} />
        <FormProblem code={problem} />
        <AppCodeField field={field('code')} autoFocus />
        <SubmitButton {...(step && { step })}>{submit}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
