import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { type CodeSpent, type RegistrationTry, tryRegistrationCode } from './try-registration-code.ts';

/** Second step: is this the mailed code? It can still be used for the third step. */
export async function checkRegistration(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'limits' | 'secret'>,
  input: RegistrationTry,
): Promise<{ ok: true } | { ok: false; error: 'code_wrong' } | CodeSpent | TooMany> {
  const tried = await tryRegistrationCode(deps, input);
  return tried.ok ? { ok: true } : tried;
}
