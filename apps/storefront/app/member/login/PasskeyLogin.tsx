import { useEffect, useState } from 'react';
import type { FormReply } from '../../forms/form-reply.ts';
import { useWords } from '../../words.ts';
import { canOffer } from '../passkeys/can-ask.ts';
import { PasskeyForm, usePasskeyForm } from '../passkeys/PasskeyForm.tsx';

/**
 * Logging in with a passkey: by a button, and among what the browser offers for the address. What asks for it is loaded
 * where the browser has any.
 */
export function PasskeyLogin({ token, reply }: { token: string; reply: FormReply | undefined }) {
  const words = useWords('accounts');
  const sending = usePasskeyForm();
  const { send } = sending;
  /** Offers end with the button's question, and with an answer that was refused. */
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them begins a new round, and `send` is the same in all
  useEffect(() => {
    const unused = new AbortController();
    void (async () => {
      if (!(await canOffer()) || unused.signal.aborted) return;
      const { offerPasskeys, forgetLast } = await import('../passkeys/ask-passkeys.ts');
      // What was chosen opens nothing: the browser is told, and does not offer it once more.
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
