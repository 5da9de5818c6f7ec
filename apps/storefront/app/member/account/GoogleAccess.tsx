import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { useForm } from '../../forms/use-form.ts';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { ConfirmFirst } from './ConfirmForms.tsx';
import type { ShownAccount } from './load-account.ts';

/** Whether one can log in with a Google account. Changing it needs a proof of who the member is, as for address and password. */
export function GoogleAccess(props: {
  account: ShownAccount;
  isLinked: boolean;
  token: string;
  reply: FormReply | undefined;
}) {
  const { account, isLinked, token, reply } = props;
  const words = useWords('profile');
  const { form, problem } = useForm('account-google', reply);
  const step = isLinked ? 'google-unlink' : 'google-link';
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={token} />
      <FormProblem code={problem ?? account.problem} />
      <p>{words(isLinked ? 'google.linked' : 'google.unlinked')}</p>
      {account.confirmed ? (
        <>
          <input type="hidden" name="step" value={step} />
          <SubmitButton step={step} look="outline">
            {words(isLinked ? 'google.unlink' : 'google.link')}
          </SubmitButton>
        </>
      ) : (
        <ConfirmFirst />
      )}
    </Form>
  );
}
