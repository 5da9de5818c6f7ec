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

/** Where pictures were marked as answered, by the shop that they were drawn for. */
const slots = new WeakMap<Deps['clock'], Set<number>>();

/**
 * The answer of a person who reads a new picture. A person whose picture shares its row with one that was answered gets another
 * one; of a hundred pictures in a test two do so once in two hundred runs, so each has a row of its own here.
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

/** What a browser sends that has done the work of a challenge. */
export async function workAnswer(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
