import type { Clock } from '@spindle/platform/clock.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { createChallenge, type Challenge as LibraryChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey as deriveWork } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { type CaptchaPurpose, CHALLENGE_MS } from './captcha.ts';
import { markAnswered } from './mark-answered.ts';
import { WORK } from './thresholds.ts';

/** A challenge of ALTCHA: https://altcha.org/docs/v2/proof-of-work */
export type WorkChallenge = Omit<LibraryChallenge, 'codeChallenge'>;

const ALGORITHM = 'PBKDF2/SHA-256';
const hex = (most: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .max(most);

/** Strict: only what `newWork` makes is accepted, so that exactly what is parsed was signed. */
const payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex(64),
      salt: hex(64),
      cost: z.literal(WORK.iterations),
      keyLength: z.literal(32),
      keyPrefix: hex(64),
      keySignature: hex(64),
      data: z.strictObject({ purpose: z.string().max(20), until: z.int() }),
    }),
    signature: hex(64),
  }),
  solution: z.object({
    counter: z.int().min(0).max(WORK.most),
    derivedKey: hex(64),
    time: z.number().optional(),
  }),
});

/** @returns a signed challenge, valid for one form until it expires; nothing is stored */
export async function newWork(
  { secret, clock }: { secret: string; clock: Clock },
  purpose: CaptchaPurpose,
): Promise<WorkChallenge> {
  return createChallenge({
    ...keysOf(secret),
    algorithm: ALGORITHM,
    cost: WORK.iterations,
    counter: randomInt(WORK.most, WORK.least),
    deriveKey: deriveWork,
    // Not ALTCHA's own `expiresAt`, which is checked by the system's clock instead of the shop's.
    data: { purpose, until: clock.now().getTime() + CHALLENGE_MS },
  });
}

/** Whether a text is a solution of a challenge that was issued here for this form, handed in for the first time. */
export async function checkWork(
  { limits, secret, clock }: { limits: Limits; secret: string; clock: Clock },
  purpose: CaptchaPurpose,
  text: string,
): Promise<boolean> {
  const read = payload.safeParse(jsonIn(text));
  if (!read.success) return false;
  const { challenge, solution } = read.data;
  const { data } = challenge.parameters;
  if (data.purpose !== purpose || data.until <= clock.now().getTime()) return false;
  const { verified } = await verifySolution({
    ...keysOf(secret),
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey: deriveWork,
  });
  return verified && (await markAnswered(limits, challenge.signature));
}

function keysOf(secret: string) {
  return {
    hmacSignatureSecret: deriveKey(secret, 'captcha-work').toString('hex'),
    hmacKeySignatureSecret: deriveKey(secret, 'captcha-work-key').toString('hex'),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}
