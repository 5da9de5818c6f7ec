import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '../../backend-api/envelope.ts';
import type { Licence } from '../licence.ts';
import { readLicenceKey } from '../licence-key.ts';
import { activateDevice } from './activate-device.ts';
import { checkAgainBy, DEVICE_SYSTEMS, type Device, maskedName } from './device.ts';
import { type ActivationError, activationErrors } from './errors.ts';
import { RELEASES_BY_LICENCE, UNKNOWN_KEYS_BY_IP } from './limits.ts';
import { releaseDevice } from './release-device.ts';
import { signingKey } from './signing-key.ts';
import { validateDevice } from './validate-device.ts';

/** The key in use; the next one is published beside it. */
const GENERATION = 1;

const errors = { ...commonErrors, ...activationErrors };

const key = z.string().min(1).max(64).openapi({ example: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX' });
const device = z
  .string()
  .min(16)
  .max(256)
  .openapi({ description: 'What the program makes of the computer; the same each time. Stored as a hash.' });
const nonce = z
  .string()
  .min(8)
  .max(128)
  .openapi({ description: 'A new random text for each request; it comes back in the signed answer.' });

const activation = z
  .object({
    device_id: z.uuid(),
    pid: z.string(),
    licence_type: z.enum(LICENCE_TYPES),
    seats: z.int(),
    works_until: z.iso.datetime().nullable().openapi({ description: 'Null: it never stops working.' }),
    updates_until: z.iso.datetime().nullable().openapi({ description: 'Null: all that come.' }),
    check_again_by: z.iso.datetime().openapi({ description: 'The program works until then without asking.' }),
  })
  .openapi('Activation');

const answer = activation.extend({
  signed: z.string().openapi({
    description:
      'The same with `nonce` and `iat` (seconds) as a compact JSON Web Signature, EdDSA (Ed25519), by a key of `/licence/keys`. Believe nothing else.',
  }),
});

const taken = z.object({
  cscode: z.literal(activationErrors.licence_seats_taken.cscode),
  msg: z.string(),
  error: z.literal('licence_seats_taken'),
  data: z.object({
    devices: z.array(
      z.object({
        device_id: z.uuid(),
        name: z.string().openapi({ description: 'Masked.' }),
        system: z.enum(DEVICE_SYSTEMS),
        last_seen_at: z.iso.datetime(),
      }),
    ),
  }),
});

const of = { tags: ['licence'], method: 'post' as const, callers: ['program'] as const };
const answered = {
  200: { description: 'It may run', content: { 'application/json': { schema: success(answer) } } },
  ...failures(errors),
};

const activateRoute = createRoute({
  ...of,
  path: '/licence/activate',
  summary: 'Takes a seat of a licence for a computer; the same computer takes no second one',
  request: {
    body: writeBody(
      z.object({
        key,
        device,
        nonce,
        name: z.string().trim().min(1).max(80).openapi({ description: 'As its owner calls the computer.' }),
        system: z.enum(DEVICE_SYSTEMS),
      }),
    ),
  },
  responses: {
    ...answered,
    409: {
      description: '20605 licence_seats_taken, with the devices that use them: release one on the spot',
      content: { 'application/json': { schema: taken } },
    },
  },
});
const asked = z.object({ key, device, nonce });
const validateRoute = createRoute({
  ...of,
  path: '/licence/validate',
  summary: 'Whether a computer may go on using its seat',
  request: { body: writeBody(asked) },
  responses: answered,
});
const heartbeatRoute = createRoute({
  ...of,
  path: '/licence/heartbeat',
  summary: 'The same, and the seat stays taken: one that is not heard of for 90 days becomes free',
  request: { body: writeBody(asked) },
  responses: answered,
});
const releaseRoute = createRoute({
  ...of,
  path: '/licence/release',
  summary: 'Frees the seat of the computer that asks, or of one that a refused activation has listed',
  request: {
    body: writeBody(
      z
        .object({ key, device: device.optional(), device_id: z.uuid().optional() })
        .refine((sent) => (sent.device === undefined) !== (sent.device_id === undefined), {
          path: ['device'],
        }),
    ),
  },
  responses: {
    200: {
      description: 'The seat is free',
      content: { 'application/json': { schema: success(z.object({})) } },
    },
    ...failures(errors),
  },
});
const keysRoute = createRoute({
  method: 'get',
  path: '/licence/keys',
  tags: ['licence'],
  callers: ['page', 'program'],
  summary: 'The public keys that answers are signed by: the one in use and the next (JSON Web Key Set)',
  responses: {
    200: {
      description: 'The keys',
      content: {
        'application/json': {
          schema: z.object({
            keys: z.array(
              z.object({
                kty: z.literal('OKP'),
                crv: z.literal('Ed25519'),
                x: z.string(),
                kid: z.string(),
                alg: z.literal('EdDSA'),
                use: z.literal('sig'),
              }),
            ),
          }),
        },
      },
    },
  },
});

/** The calls by which programs activate their licences. */
export function activationHttp({
  db,
  clock,
  limits,
  secret,
}: {
  db: Db;
  clock: Clock;
  limits: Limits;
  secret: string;
}) {
  const deps = { db, clock, fingerprintKey: deriveKey(secret, 'device-fingerprint') };
  const current = signingKey(secret, GENERATION);
  const published = [current, signingKey(secret, GENERATION + 1)].map(({ publicKey }) => publicKey);

  const signedAnswer = (licence: Licence, taken: Device, sent: { nonce: string }) => {
    const now = clock.now();
    const data = {
      device_id: taken.id,
      pid: licence.pid,
      licence_type: licence.licenceType,
      seats: licence.seats,
      works_until: licence.worksUntil?.toISOString() ?? null,
      updates_until: licence.updatesUntil?.toISOString() ?? null,
      check_again_by: checkAgainBy(licence.worksUntil, now).toISOString(),
    };
    const signed = current.sign({ ...data, nonce: sent.nonce, iat: Math.floor(now.getTime() / 1000) });
    return { cscode: 0 as const, msg: '' as const, data: { ...data, signed } };
  };

  /** A refusal; an unknown key counts as a guess. */
  const refused = async (c: Context<BackendEnv>, error: Exclude<ActivationError, 'licence_seats_taken'>) => {
    if (error !== 'licence_unknown') return refuse(c, errors, error);
    const allowed = await limits.take(UNKNOWN_KEYS_BY_IP, { ip: c.var.ip });
    return allowed.ok ? refuse(c, errors, error) : refuse(c, errors, 'too_many_requests', allowed.retryAfter);
  };

  return backendRouter()
    .openapi(activateRoute, async (c) => {
      const sent = written(c);
      const result = await activateDevice(deps, sent);
      if (result.ok) return c.json(signedAnswer(result.licence, result.device, sent), 200);
      if (result.error !== 'licence_seats_taken') return refused(c, result.error);
      const devices = result.devices.map(({ id, name, system, lastSeenAt }) => ({
        ...{ device_id: id, name: maskedName(name), system, last_seen_at: lastSeenAt.toISOString() },
      }));
      const { error } = result;
      const { cscode } = activationErrors[error];
      return c.json({ cscode, msg: c.var.message(error), error, data: { devices } }, 409);
    })
    .openapi(validateRoute, async (c) => {
      const sent = written(c);
      const result = await validateDevice(deps, sent, { seen: false });
      if (!result.ok) return refused(c, result.error);
      return c.json(signedAnswer(result.licence, result.device, sent), 200);
    })
    .openapi(heartbeatRoute, async (c) => {
      const sent = written(c);
      const result = await validateDevice(deps, sent, { seen: true });
      if (!result.ok) return refused(c, result.error);
      return c.json(signedAnswer(result.licence, result.device, sent), 200);
    })
    .openapi(releaseRoute, async (c) => {
      const { key, device, device_id } = written(c);
      const allowed = await limits.take(RELEASES_BY_LICENCE, { account: readLicenceKey(key) ?? key });
      if (!allowed.ok) return refuse(c, errors, 'too_many_requests', allowed.retryAfter);
      const which = device === undefined ? { deviceId: device_id ?? '' } : { device };
      const result = await releaseDevice(deps, { key, ...which });
      if (!result.ok) return refused(c, result.error);
      return c.json({ cscode: 0 as const, msg: '' as const, data: {} }, 200);
    })
    .openapi(keysRoute, (c) => {
      c.header('cache-control', 'public, max-age=3600');
      return c.json({ keys: published }, 200);
    });
}
