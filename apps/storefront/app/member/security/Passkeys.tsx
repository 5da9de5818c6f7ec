import { Form, useNavigate } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLinks } from '../../page-state.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { ConfirmFirst } from '../account/ConfirmForms.tsx';
import type { ReplyOf } from '../account/reply-of.ts';
import { FormProblem } from '../FormProblem.tsx';
import { PasskeyForm, usePasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { queryOf } from '../query-of.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { ShownPasskey } from './load-security.ts';

/** The member's passkeys, and the forms that add, rename and remove them. */
export function Passkeys(props: {
  passkeys: readonly ShownPasskey[];
  /** Whether the member has just proved who they are, and may add and remove passkeys. */
  confirmed: boolean;
  token: string;
  replyOf: ReplyOf;
}) {
  const { passkeys, confirmed, token, replyOf } = props;
  const words = useWords('security');
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{words('passkeys.title')}</h2>
      <p>{words('passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...{ passkey, confirmed, token, replyOf }} />
          ))}
        </ul>
      )}
      {confirmed ? <Add token={token} reply={replyOf('passkey-add')} /> : <ConfirmFirst />}
      {passkeys.length > 0 && <p className="text-small text-muted">{words('passkeys.lost')}</p>}
    </section>
  );
}

type Way = { token: string; reply: ReturnType<ReplyOf> };

function Add({ token, reply }: Way) {
  const words = useWords('security');
  const links = useLinks();
  const navigate = useNavigate();
  return (
    <PasskeyForm
      asks="POST /backend/api/auth/passkey/register_options"
      step="passkey-add"
      label={words('passkeys.add')}
      unsupported={words('passkeys.unsupported')}
      none={words('passkeys.failed')}
      exists={words('passkeys.exists')}
      token={token}
      problem={reply?.problem}
      sending={usePasskeyForm()}
      // The page was open for so long that the proof of who the member is has become too old.
      onNone={(code) => code === 'factor_required' && void navigate(queryOf(links.security('confirm')))}
    />
  );
}

function Passkey(props: { passkey: ShownPasskey; confirmed: boolean; token: string; replyOf: ReplyOf }) {
  const { passkey, confirmed, token, replyOf } = props;
  const { id, name, isSynced, made, used } = passkey;
  const words = useWords('security');
  const renamed = replyOf('passkey-rename');
  const reply = renamed?.values.passkey === id ? renamed : undefined;
  const of = <VisuallyHidden> {words('passkeys.renameOf', { name })}</VisuallyHidden>;
  return (
    <li>
      <p className="session-device">{name}</p>
      <p className="session-facts">
        {[
          words(isSynced ? 'passkeys.synced' : 'passkeys.bound'),
          words('passkeys.made', { ago: made }),
          used === undefined ? words('passkeys.unused') : words('passkeys.used', { ago: used }),
        ].join(' · ')}
      </p>
      <div className="passkey-changes">
        <details open={reply !== undefined}>
          <summary className="link">
            {words('passkeys.rename')}
            {of}
          </summary>
          <Rename key={name} passkey={passkey} token={token} reply={reply} />
        </details>
        {confirmed && (
          <details>
            <summary className="link">
              {words('passkeys.remove')}
              {of}
            </summary>
            <Form method="post" className="account-form">
              <FormToken token={token} />
              <input type="hidden" name="passkey" value={id} />
              <p>{words('passkeys.removeText')}</p>
              <SubmitButton step="passkey-remove" look="outline">
                {words('passkeys.remove')}
              </SubmitButton>
            </Form>
          </details>
        )}
      </div>
    </li>
  );
}

function Rename({ passkey, token, reply }: Way & { passkey: ShownPasskey }) {
  const words = useWords('security');
  const { form, field, problem } = useForm(`passkey-${passkey.id}`, reply);
  const named = field('name');
  return (
    <Form method="post" {...form} className="account-form">
      <FormToken token={token} />
      <input type="hidden" name="step" value="passkey-rename" />
      <input type="hidden" name="passkey" value={passkey.id} />
      <FormProblem code={problem} />
      <TextField
        field={{ ...named, value: named.value ?? passkey.name }}
        label={words('passkeys.name')}
        maxLength={80}
        autoComplete="off"
        required
      />
      <SubmitButton look="outline">{words('passkeys.save')}</SubmitButton>
    </Form>
  );
}
