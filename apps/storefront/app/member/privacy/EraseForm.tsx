import { Form } from 'react-router';
import { ErrorText } from '../../forms/ErrorText.tsx';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { useForm } from '../../forms/use-form.ts';
import { Check } from '../../ui/Check.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';

/** Asks for the erasure. What it does is above, and has to be acknowledged. */
export function EraseForm({ token, reply }: { token: string; reply: FormReply | undefined }) {
  const words = useWords('privacy');
  const { form, field, problem } = useForm('erase', reply);
  const { error } = field('sure');
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={token} />
      <FormProblem code={problem} />
      <Check id="erase-sure" name="sure" error={error && <ErrorText code={error} />}>
        {words('erasure.sure')}
      </Check>
      <SubmitButton step="erase" look="outline">
        {words('erasure.submit')}
      </SubmitButton>
    </Form>
  );
}
