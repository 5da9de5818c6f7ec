import { useEffect, useRef } from 'react';
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

const CODE_FORM = 'account-address-code';

/** For another email address: asks for the address, then for the code that was mailed there. */
export function AddressForms(props: { pending: string | undefined; token: string; replyOf: ReplyOf }) {
  const { pending, token, replyOf } = props;
  const shown = useRef(pending);
  useEffect(() => {
    if (shown.current === pending) return;
    shown.current = pending;
    if (pending === undefined) return;
    // Now the code is needed. After the heading, which takes the focus when the page's address changes.
    queueMicrotask(() => document.querySelector<HTMLInputElement>(`#${CODE_FORM} [name="code"]`)?.focus());
  }, [pending]);
  return (
    <>
      {pending !== undefined && (
        <ProveAddress key={`code-${pending}`} email={pending} token={token} reply={replyOf('address-code')} />
      )}
      {/* The address that was typed is shown above, and the field is empty for another one. */}
      <AskForAddress key={pending} isOther={pending !== undefined} token={token} reply={replyOf('address')} />
    </>
  );
}

function ProveAddress(props: { email: string; token: string; reply: FormReply | undefined }) {
  const words = useWords('profile');
  const { form, field, problem } = useForm(CODE_FORM, props.reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={props.token} />
      <input type="hidden" name="step" value="address-code" />
      <FormProblem code={problem} />
      <p>{words('addressMailed', { email: props.email })}</p>
      <CodeField field={field('code')} />
      <SubmitButton>{words('useAddress')}</SubmitButton>
    </Form>
  );
}

function AskForAddress(props: { isOther: boolean; token: string; reply: FormReply | undefined }) {
  const words = useWords('profile');
  const { form, field, problem } = useForm('account-address', props.reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={props.token} />
      <input type="hidden" name="step" value="address" />
      <FormProblem code={problem} />
      <TextField
        field={field('email')}
        label={words(props.isOther ? 'otherAddress' : 'newAddress')}
        hint={words('newAddressHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <SubmitButton {...(props.isOther && { look: 'outline' })}>{words('mailCode')}</SubmitButton>
    </Form>
  );
}
