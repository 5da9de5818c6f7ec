import { useEffect, useState } from 'react';
import type { FormReply } from '../../forms/form-reply.ts';
import { useWords } from '../../words.ts';
import { canOffer } from '../passkeys/can-ask.ts';
import { PasskeyForm, usePasskeyForm } from '../passkeys/PasskeyForm.tsx';

/**
 * Logging in with a passkey: by a button, or from the browser's suggestions for the email address. The code for it is
 * loaded only if the browser can suggest passkeys.
 */
export function PasskeyLogin({ token, reply }: { token: string; reply: FormReply | undefined }) {
  const words = useWords('accounts');
  const sending = usePasskeyForm();
  const { send } = sending;
  /** Starts a new suggestion: the last one ends when the button asks, or when its answer was refused. */
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them begins a new round, and `send` is the same in all
  useEffect(() => {
    const unused = new AbortController();
    void (async () => {
      if (!(await canOffer()) || unused.signal.aborted) return;
      const { offerPasskeys, forgetLast } = await import('../passkeys/ask-passkeys.ts');
      // The chosen passkey is unknown here: tells the browser, so that it does not suggest it again.
      if (reply?.problem === 'passkey_unknown') return forgetLast();
      const credential = await offerPasskeys(unused.signal);
      if (credential) send(credential);
    })();
    return () => unused.abort();
  }, [round, reply]);
  return (
    <PasskeyForm
      asks="POST /backend/api/auth/passkey/login_options"
      step="passkey"
      label={words('passkey.enter')}
      none={words('passkey.none')}
      token={token}
      sending={sending}
      onNone={() => setRound((before) => before + 1)}
    />
  );
}
