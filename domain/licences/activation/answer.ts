import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { z } from '../../backend-api/envelope.ts';
import { ISSUED_TYPES, type Licence } from '../licence.ts';
import { checkAgainBy, type Device } from './device.ts';
import { rightsOf } from './rights.ts';
import { type PublicKey, type SigningKey, signingKey } from './signing-key.ts';

const activation = z
  .object({
    device_id: z.uuid(),
    pid: z.string().openapi({ description: 'What was bought.' }),
    opens: z.array(z.string()).openapi({
      description:
        'Pids of all programs that it opens: of what was bought, and of what that holds as a bundle.',
    }),
    licence_type: z.enum(ISSUED_TYPES),
    seats: z.int(),
    works_until: z.iso.datetime().nullable().openapi({ description: 'Null: it never stops working.' }),
    updates_until: z.iso.datetime().nullable().openapi({ description: 'Null: all that come.' }),
    check_again_by: z.iso.datetime().openapi({ description: 'The program works until then without asking.' }),
  })
  .openapi('Activation');

/** The answer to a program that may run. */
export const answer = activation.extend({
  signed: z.string().openapi({
    description:
      'The same with `nonce` and `iat` (seconds) as a compact JSON Web Signature, EdDSA (Ed25519), by a key of `/licence/keys`. Believe nothing else.',
  }),
});

/** Signs answers for programs, and publishes the keys to verify them. */
export interface Answers {
  signer: Pick<SigningKey, 'sign'>;
  /** All keys that have ever signed, because licence files may never end, and the next one, for programs that are built today. */
  published: PublicKey[];
  /** The signature covers the nonce that was sent. */
  answerOf(taken: { licence: Licence; device: Device }, sent: { nonce: string }): z.infer<typeof answer>;
}

export function openAnswers({
  config: { secret, licenceSigningGeneration: generation },
  clock,
}: {
  config: Pick<Config, 'secret' | 'licenceSigningGeneration'>;
  clock: Clock;
}): Answers {
  const current = signingKey(secret, generation);
  return {
    signer: current,
    published: Array.from({ length: generation + 1 }, (_, index) => signingKey(secret, index + 1).publicKey),
    answerOf(taken, { nonce }) {
      const now = clock.now();
      const data = {
        ...rightsOf(taken),
        check_again_by: checkAgainBy(taken.licence.worksUntil, now).toISOString(),
      };
      const signed = current.sign({ ...data, nonce, iat: Math.floor(now.getTime() / 1000) });
      return { ...data, signed };
    },
  };
}
