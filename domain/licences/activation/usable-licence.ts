import { type Licence, stateAt } from '../licence.ts';
import type { ActivationError } from './errors.ts';

type StateProblem = Extract<ActivationError, `licence_${'expired' | 'suspended' | 'revoked'}`>;

/** Why a licence can't be used now; undefined when it can. */
export function problemOfLicence(
  licence: Pick<Licence, 'state' | 'worksUntil'>,
  now: Date,
): StateProblem | undefined {
  const state = stateAt(licence, now);
  return state === 'active' ? undefined : `licence_${state}`;
}
