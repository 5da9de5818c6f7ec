import { TOTP } from 'otpauth';
import type { AccountsDeps } from '../deps.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { confirmTwoFactor } from '../two-factor/confirm-two-factor.ts';
import { readTwoFactor } from '../two-factor/read-two-factor.ts';
import { startTwoFactor } from '../two-factor/start-two-factor.ts';

/** Turns a member's second factor on. @returns the app's code by the shop's clock, and the recovery codes. */
export async function turnOnTwoFactor(deps: AccountsDeps, member: AskingMember) {
  const started = await startTwoFactor(deps, member);
  if (!started.ok) throw new Error(started.error);
  const pending = await readTwoFactor(deps, member);
  if (pending.state !== 'pending') throw new Error('no secret is shown');
  const app = new TOTP({ secret: pending.secret });
  const code = () => app.generate({ timestamp: deps.clock.now().getTime() });
  const on = await confirmTwoFactor(deps, member, code());
  if (!on.ok) throw new Error(on.error);
  return { code, recoveryCodes: on.recoveryCodes };
}
