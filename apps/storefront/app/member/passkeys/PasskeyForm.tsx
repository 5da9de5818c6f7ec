import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import type { OptionsCall } from './ask-passkeys.ts';
import { canAsk } from './can-ask.ts';

/** Sends what a passkey has answered with its form, as if it had been typed. */
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
 * A button that asks for a passkey, or makes one; what answers goes to the page's action with its step. It needs script,
 * and a browser with passkeys: every page that has it has another way, too.
 */
export function PasskeyForm(props: {
  asks: OptionsCall;
  step: string;
  label: string;
  /** Said when the browser has no passkeys; without it there is no button then. */
  unsupported?: string;
  /** Said when nothing came of it. */
  none: string;
  /** Said when a new one is not needed. */
  exists?: string;
  token: string;
  /** The shop's own refusal. */
  problem?: string | undefined;
  sending: ReturnType<typeof usePasskeyForm>;
  /** Nothing came of it. @param code why the shop did not even ask */
  onNone?(code: string | undefined): unknown;
}) {
  const { asks, step, label, unsupported, none, exists = none, token, sending, onNone } = props;
  const words = useWords('accounts');
  const { state, formData } = useNavigation();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<{ code?: string; text?: string }>();
  // Most browsers have them, so it is there from the start and moves nothing.
  const [isAble, setAble] = useState(true);
  // Until the page's script is there, nobody would hear that it was pressed.
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
