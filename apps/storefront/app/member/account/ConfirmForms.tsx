import { Form } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { PasskeyForm, usePasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { AppCodeField } from './AppCodeField.tsx';
import { CodeField } from './CodeField.tsx';
import type { ShownAccount } from './load-account.ts';
import type { ReplyOf } from './reply-of.ts';

/** Id of the place where a page asks for the proof, for links to it. */
const ID = 'confirm';

/**
 * Asks members to prove who they are before something that must not be possible in a browser left open: by a passkey, the
 * password, or a code from a mail or the app.
 */
export function ConfirmForms(props: {
  /** Why the proof is asked for. */
  text: string;
  account: Pick<ShownAccount, 'hasPassword' | 'hasPasskeys' | 'codeFrom' | 'proofAsked'>;
  /** The level of its heading. */
  level?: 2 | 3;
  email: string;
  token: string;
  replyOf: ReplyOf;
}) {
  const { text, account, level = 2, email, token, replyOf } = props;
  const words = useWords('profile');
  const Heading = `h${level}` as const;
  return (
    <div id={ID} className="account-confirm">
      <Heading>{words('confirmTitle')}</Heading>
      <FormProblem code={account.proofAsked ? 'factor_required' : undefined} />
      <p>{text}</p>
      {account.hasPasskeys && <ByPasskey token={token} reply={replyOf('passkey-prove')} />}
      {account.hasPassword && <ByPassword email={email} token={token} reply={replyOf('confirm')} />}
      <FormProblem code={replyOf('mail-code')?.problem} />
      {account.codeFrom ? (
        <ByCode from={account.codeFrom} email={email} token={token} reply={replyOf('give-code')} />
      ) : (
        <Form method="post" className="account-form">
          <FormToken token={token} />
          <SubmitButton step="mail-code" look="outline">
            {words('mailCode')}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

/** Shown in place of what needs the proof first: a link to where it is asked for. */
export function ConfirmFirst() {
  return (
    <p>
      <a className="link" href={`#${ID}`}>
        {useWords('profile')('confirmFirst')}
      </a>
    </p>
  );
}

type Way = { email: string; token: string; reply: ReturnType<ReplyOf> };

function ByPasskey({ token, reply }: Omit<Way, 'email'>) {
  const words = useWords('accounts');
  return (
    <PasskeyForm
      asks="POST /backend/api/auth/passkey/confirm_options"
      step="passkey-prove"
      label={words('passkey.confirm')}
      none={words('passkey.none')}
      token={token}
      problem={reply?.problem}
      sending={usePasskeyForm()}
    />
  );
}

function ByPassword({ email, token, reply }: Way) {
  const words = useWords('profile');
  const { form, field, problem } = useForm('account-confirm', reply);
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={token} />
      <input type="hidden" name="step" value="confirm" />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <FormProblem code={problem} />
      <PasswordField
        field={field('current')}
        label={words('currentPassword')}
        autoComplete="current-password"
      />
      <SubmitButton>{words('confirm')}</SubmitButton>
    </Form>
  );
}

function ByCode({ from, email, token, reply }: Way & { from: 'app' | 'mail' }) {
  const words = useWords('profile');
  const { form, field, problem } = useForm('account-code', reply);
  return (
    <>
      <Form method="post" {...form} className="account-form">
        <FormToken token={token} />
        <input type="hidden" name="step" value="give-code" />
        <FormProblem code={problem} />
        {from === 'app' ? (
          <AppCodeField field={field('code')} />
        ) : (
          <>
            <p>{words('codeMailed', { email })}</p>
            <CodeField field={field('code')} />
          </>
        )}
        <SubmitButton>{words('confirm')}</SubmitButton>
      </Form>
      {from === 'mail' && <MailAgain token={token} />}
    </>
  );
}

function MailAgain({ token }: { token: string }) {
  const words = useWords('accounts');
  return (
    <Form method="post">
      <FormToken token={token} />
      <input type="hidden" name="step" value="mail-code" />
      <button type="submit" className="link">
        {words('register.sendAgain')}
      </button>
    </Form>
  );
}
