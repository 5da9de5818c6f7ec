import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import type { FormReply } from '../../forms/form-reply.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { CodeField } from './CodeField.tsx';
import type { ReplyOf } from './reply-of.ts';

/** Another address: which one, and then the code that was mailed there. */
export function AddressForms(props: { pending: string | undefined; token: string; replyOf: ReplyOf }) {
  const { pending, token, replyOf } = props;
  return (
    <>
      {pending !== undefined && (
        <ProveAddress email={pending} token={token} reply={replyOf('address-code')} />
      )}
      <AskForAddress isOther={pending !== undefined} token={token} reply={replyOf('address')} />
    </>
  );
}

function ProveAddress(props: { email: string; token: string; reply: FormReply | undefined }) {
  const words = useWords('member');
  const { form, field, problem } = useForm('account-address-code', props.reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={props.token} />
      <input type="hidden" name="step" value="address-code" />
      <FormProblem code={problem} />
      <p>{words('account.addressMailed', { email: props.email })}</p>
      <CodeField field={field('code')} />
      <SubmitButton>{words('account.useAddress')}</SubmitButton>
    </Form>
  );
}

function AskForAddress(props: { isOther: boolean; token: string; reply: FormReply | undefined }) {
  const words = useWords('member');
  const { form, field, problem } = useForm('account-address', props.reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={props.token} />
      <input type="hidden" name="step" value="address" />
      <FormProblem code={problem} />
      <TextField
        field={field('email')}
        label={words(props.isOther ? 'account.otherAddress' : 'account.newAddress')}
        hint={words('account.newAddressHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <SubmitButton {...(props.isOther && { look: 'outline' })}>{words('account.mailCode')}</SubmitButton>
    </Form>
  );
}
