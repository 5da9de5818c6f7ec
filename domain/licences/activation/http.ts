import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
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
import { readLicenceKey } from '../licence-key.ts';
import { activateDevice } from './activate-device.ts';
import { answer, openAnswers } from './answer.ts';
import { maskedName } from './device.ts';
import { type ActivationError, activationErrors } from './errors.ts';
import { RELEASES_BY_LICENCE, UNKNOWN_KEYS_BY_IP } from './limits.ts';
import { releaseDevice } from './release-device.ts';
import { device, deviceName, deviceSystem, key, nonce } from './request-fields.ts';
import { validateDevice } from './validate-device.ts';

const ok = { cscode: 0, msg: '' } as const;
const errors = { ...commonErrors, ...activationErrors };

const taken = z.object({
  cscode: z.literal(activationErrors.licence_seats_taken.cscode),
  msg: z.string(),
  error: z.literal('licence_seats_taken'),
  data: z.object({
    devices: z.array(
      z.object({
        device_id: z.uuid(),
        name: z.string().openapi({ description: 'Masked.' }),
        system: deviceSystem,
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
        name: deviceName,
        system: deviceSystem,
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
  const { published, answerOf } = openAnswers(secret, clock);

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
      if (result.ok) return c.json({ ...ok, data: answerOf(result, sent) }, 200);
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
      return c.json({ ...ok, data: answerOf(result, sent) }, 200);
    })
    .openapi(heartbeatRoute, async (c) => {
      const sent = written(c);
      const result = await validateDevice(deps, sent, { seen: true });
      if (!result.ok) return refused(c, result.error);
      return c.json({ ...ok, data: answerOf(result, sent) }, 200);
    })
    .openapi(releaseRoute, async (c) => {
      const { key, device, device_id } = written(c);
      const allowed = await limits.take(RELEASES_BY_LICENCE, { account: readLicenceKey(key) ?? key });
      if (!allowed.ok) return refuse(c, errors, 'too_many_requests', allowed.retryAfter);
      const which = device === undefined ? { deviceId: device_id ?? '' } : { device };
      const result = await releaseDevice(deps, { key, ...which });
      if (!result.ok) return refused(c, result.error);
      return c.json({ ...ok, data: {} }, 200);
    })
    .openapi(keysRoute, (c) => {
      c.header('cache-control', 'public, max-age=3600');
      return c.json({ keys: published }, 200);
    });
}
