import type { CancellationKind } from '@spindle/domain/cancellations/cancellation.ts';
import { FormToken } from '../forms/FormToken.tsx';
import { type FormReply, fieldOf } from '../forms/form-reply.ts';
import { TextField } from '../forms/TextField.tsx';
import { FormProblem } from '../member/FormProblem.tsx';
import { useLinks } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';

/**
 * Declares that a contract ends. The button does it, with the words that the law requires; no offer stands in between.
 * @param kinds what can be declared here, the usual one first
 */
export function CancelForm(props: {
  name: 'cancel' | 'withdraw';
  kinds: readonly CancellationKind[];
  reply: FormReply | undefined;
  token: string;
  /** The address of the logged-in member. */
  member: string | undefined;
}) {
  const { name, kinds, reply, token, member } = props;
  const words = useWords('pages');
  const links = useLinks();
  const chosen = reply?.values.kind ?? kinds[0];
  const known = reply ?? { values: { email: member ?? '' }, fields: {} };
  // Who has to send it again, or to log in first, comes back to this address: it must show the same form.
  const action = name === 'withdraw' ? links.withdraw() : links.subscriptionCancel();
  return (
    <form method="post" action={action} className="service-form">
      <FormToken token={token} />
      <FormProblem code={reply?.problem} />
      {kinds.length === 1 ? (
        <input type="hidden" name="kind" value={kinds[0]} />
      ) : (
        <fieldset className="service-choice">
          <legend>{words('cancel.when')}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} required />
              <span>{words(`cancel.kinds.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        field={fieldOf(name, 'email', known)}
        label={words('cancel.email')}
        hint={words('cancel.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        field={fieldOf(name, 'contract', known)}
        label={words('cancel.contract')}
        hint={words('cancel.contractHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        mono
        required
      />
      <TextField
        field={fieldOf(name, 'reason', known)}
        label={words(`cancel.reasons.${name}`)}
        autoComplete="off"
        maxLength={1000}
      />
      <Button type="submit">{words(`cancel.buttons.${name}`)}</Button>
    </form>
  );
}
