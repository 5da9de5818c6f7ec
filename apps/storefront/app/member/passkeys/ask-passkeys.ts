import type { CallName } from '../../../calls/backend-calls.ts';
import { call } from '../../page-calls.ts';

/** A call that returns the options with which this browser's passkeys are asked. */
export type OptionsCall = Extract<CallName, `POST /backend/api/auth/passkey/${string}_options`>;

/** The browser's answer as JSON, or why there is none: an error code of the shop, or the browser's reason. */
export type Asked =
  | { ok: true; credential: string }
  | { ok: false; code: string }
  | { ok: false; code?: undefined; why: 'none' | 'exists' | 'replaced' };

/** The shop's challenges are valid for ten minutes; a page that is open for longer gets a new one before that. */
const RENEW_AFTER_MS = 8 * 60_000;

/** A browser asks for one passkey at a time: a new request replaces the one that waits. */
let waiting: AbortController | undefined;
/** The domain that was last asked for, and the passkey that answered. */
let last: { rpId?: string | undefined; id: string } | undefined;

/** Asks for a passkey, or creates one. The browser opens a window of its own for it, so the visitor must have asked for it. */
export async function askForPasskey(name: OptionsCall): Promise<Asked> {
  waiting?.abort();
  waiting = new AbortController();
  return ask(name, waiting.signal);
}

/**
 * Offers passkeys in the field whose `autocomplete` ends in `webauthn`, until one is chosen.
 * @returns undefined when the page no longer needs it
 */
export async function offerPasskeys(unused: AbortSignal): Promise<string | undefined> {
  waiting?.abort();
  const mine = new AbortController();
  waiting = mine;
  const ended = AbortSignal.any([unused, mine.signal]);
  while (!ended.aborted) {
    const renewed = AbortSignal.timeout(RENEW_AFTER_MS);
    const asked = await ask(
      'POST /backend/api/auth/passkey/login_options',
      AbortSignal.any([ended, renewed]),
      'conditional',
    );
    if (asked.ok) return asked.credential;
    if (!renewed.aborted) return undefined;
    await untilSeen(ended);
  }
  return undefined;
}

/** Tells the browser that the passkey that answered last no longer opens anything, so that it is not offered again. */
export async function forgetLast(): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as {
    signalUnknownCredential?(passkey: { rpId: string; credentialId: string }): Promise<void>;
  };
  if (!last?.rpId || !signalUnknownCredential) return;
  const { rpId, id: credentialId } = last;
  // A browser that does not do it only offers the passkey again.
  await signalUnknownCredential.call(PublicKeyCredential, { rpId, credentialId }).catch(() => {});
}

async function ask(
  name: OptionsCall,
  signal: AbortSignal,
  mediation?: CredentialMediationRequirement,
): Promise<Asked> {
  try {
    const { publicKey } = (await call(name, {}, { signal })).data;
    const credential = name.endsWith('register_options')
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey as never),
          signal,
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey as never),
          signal,
          ...(mediation && { mediation }),
        });
    if (!credential) return { ok: false, why: 'none' };
    last = { rpId: (publicKey as { rpId?: string }).rpId, id: credential.id };
    return { ok: true, credential: JSON.stringify(credential) };
  } catch (reason) {
    if (signal.aborted) return { ok: false, why: 'replaced' };
    const { error, name: kind } = (reason ?? {}) as { error?: string; name?: string };
    if (error) return { ok: false, code: error };
    return { ok: false, why: kind === 'InvalidStateError' ? 'exists' : 'none' };
  }
}

/** Resolves when the page is visible: nobody looks at one in the background. */
async function untilSeen(ended: AbortSignal): Promise<void> {
  while (document.hidden && !ended.aborted) {
    await new Promise((seen) => {
      document.addEventListener('visibilitychange', seen, { once: true });
      ended.addEventListener('abort', seen, { once: true });
    });
  }
}
