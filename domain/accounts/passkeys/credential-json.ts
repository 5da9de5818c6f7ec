import { z } from '../../backend-api/envelope.ts';

/* What `PublicKeyCredential.toJSON()` makes of a browser's answer (WebAuthn Level 3), and the options for a request. */

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

/** Identifiers have at most 1,023 bytes. */
const id = bytes(1364);
const clientData = bytes(4096);

/** In a form the JSON arrives as a string. */
const inForm = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id,
    rawId: id,
    type: z.literal('public-key'),
    response,
  });

/** A passkey's answer to a challenge. */
export const assertionJson = z
  .preprocess(
    inForm,
    credential(
      z.object({
        clientDataJSON: clientData,
        authenticatorData: bytes(4096),
        signature: bytes(4096),
        userHandle: bytes(128).nullish(),
      }),
    ),
  )
  .openapi('PasskeyAssertion', { type: 'object' });
export type AssertionJson = z.infer<typeof assertionJson>;

/** A new passkey. */
export const attestationJson = z
  .preprocess(
    inForm,
    credential(
      z.object({
        clientDataJSON: clientData,
        attestationObject: bytes(16_384),
        transports: z.array(z.string().max(32)).max(16).default([]),
      }),
    ),
  )
  .openapi('NewPasskey', { type: 'object' });
export type AttestationJson = z.infer<typeof attestationJson>;

/** Options for `navigator.credentials`, as read by `parseRequestOptionsFromJSON` and `parseCreationOptionsFromJSON`. */
export const optionsJson = z.object({ publicKey: z.record(z.string(), z.unknown()) });
