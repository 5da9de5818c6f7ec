import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import type { OptionsCall } from './ask-passkeys.ts';
import { canAsk } from './can-ask.ts';

/** Sends a passkey's answer with its form, as if it had been typed. */
export function usePasskeyForm(): {
  form: RefObject<HTMLFormElement | null>;
  send(credential: string): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  return {
    form,
    send(credential) {
      const field = form.current?.elements.namedItem('credential');
      if (!(field instanceof HTMLInputElement)) return;
      field.value = credential;
      void submit(form.current);
    },
  };
}

/**
 * A button that asks for a passkey, or creates one; the answer goes to the page's action, with its step. It needs script
 * and a browser with passkeys, so every page that has it offers another way, too.
 */
export function PasskeyForm(props: {
  asks: OptionsCall;
  step: string;
  label: string;
  /** Shown if the browser has no passkeys; without this text, nothing is shown then. */
  unsupported?: string;
  /** Shown if no passkey was used. */
  none: string;
  /** Shown if the device already has a passkey for the account. */
  exists?: string;
  token: string;
  /** The shop's refusal. */
  problem?: string | undefined;
  sending: ReturnType<typeof usePasskeyForm>;
  /**
   * No passkey was used.
   * @param code why the shop did not even ask
   */
  onNone?(code: string | undefined): unknown;
}) {
  const { asks, step, label, unsupported, none, exists = none, token, sending, onNone } = props;
  const words = useWords('accounts');
  const { state, formData } = useNavigation();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<{ code?: string; text?: string }>();
  // Most browsers have them, so the button is there from the start and nothing moves.
  const [isAble, setAble] = useState(true);
  // Before the page's script is loaded, a press would have no effect.
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    setAble(canAsk());
    setHeard(true);
  }, []);
  const busy = isAsking || (state !== 'idle' && formData?.get('step') === step);

  async function ask() {
    if (busy) return;
    setAsking(true);
    setRefused(undefined);
    const { askForPasskey } = await import('./ask-passkeys.ts');
    const asked = await askForPasskey(asks);
    setAsking(false);
    if (asked.ok) return sending.send(asked.credential);
    if (asked.code !== undefined) setRefused({ code: asked.code });
    else if (asked.why !== 'replaced') setRefused({ text: asked.why === 'exists' ? exists : none });
    onNone?.(asked.code);
  }

  if (!isAble) return unsupported === undefined ? null : <p className="text-muted">{unsupported}</p>;
  return (
    <div className="needs-script">
      <Form method="post" ref={sending.form} className="auth-fields">
        <FormToken token={token} />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="credential" defaultValue="" />
        <FormProblem code={refused?.code ?? (refused ? undefined : props.problem)} />
        {refused?.text !== undefined && <Notice tone="error">{refused.text}</Notice>}
        <Button look="outline" aria-disabled={!isHeard || busy || undefined} onClick={ask}>
          {busy ? words('working') : label}
        </Button>
      </Form>
    </div>
  );
}
