import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { WorkChallenge } from '../altcha.ts';
import type { CaptchaAnswer, CaptchaPurpose } from '../captcha.ts';
import { slotOf } from '../mark-answered.ts';
import { codeOf, newSession } from '../session.ts';

interface Deps {
  secret: string;
  clock: { now(): Date };
}

/** The rows in which answered pictures were marked, by the clock of the shop that drew them. */
const slots = new WeakMap<Deps['clock'], Set<number>>();

/**
 * The answer of a person who reads a new picture. A real person whose picture shares its row with an answered one would need
 * another picture. Among a hundred pictures in a test that happens once in two hundred runs, so here each gets a row of its
 * own.
 */
export function pictureAnswer({ secret, clock }: Deps, purpose: CaptchaPurpose): CaptchaAnswer {
  const taken = slots.get(clock) ?? new Set();
  slots.set(clock, taken);
  for (;;) {
    const session = newSession(secret, { way: 'picture', purpose, now: clock.now() });
    const slot = slotOf(session);
    if (taken.has(slot)) continue;
    taken.add(slot);
    return { recaptcha: codeOf(secret, session, 'picture'), session };
  }
}

/** The answer that a browser sends after solving a challenge. */
export async function workAnswer(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
