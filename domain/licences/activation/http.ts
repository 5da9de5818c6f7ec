import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import {
  backendRouter,
  createRoute,
  failures,
  programErrors,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '../../backend-api/envelope.ts';
import { oneSpelling } from '../licence-key.ts';
import { activateDevice } from './activate-device.ts';
import { answer, openAnswers } from './answer.ts';
import { activationErrors } from './errors.ts';
import { RELEASES_BY_LICENCE } from './limits.ts';
import { issueOfflineFile } from './offline/issue-offline-file.ts';
import { MACHINE_TEXT_MAX } from './offline/machine-text.ts';
import { releaseOfflineFile } from './offline/release-offline-file.ts';
import { activationRefusals, seatsTaken } from './refusals.ts';
import { releaseDevice } from './release-device.ts';
import { device, deviceName, deviceSystem, key, nonce, programPids } from './request-fields.ts';
import type { RenewalLeave } from './usable-licence.ts';
import { validateDevice } from './validate-device.ts';

const ok = { cscode: 0, msg: '' } as const;
const errors = { ...programErrors, ...activationErrors };

/** How many of the fields are given. */
const named = (...fields: (string | undefined)[]) => fields.filter((field) => field !== undefined).length;

const machineText = z.string().min(1).max(MACHINE_TEXT_MAX);

const offlineFile = z
  .object({
    device_id: z.uuid(),
    works_until: z.iso.datetime().nullable(),
    updates_until: z.iso.datetime().nullable(),
    file: z.string().openapi({
      description: 'The text of the file: a compact JSON Web Signature by a key of `/licence/keys`.',
    }),
  })
  .openapi('OfflineFile');

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
        pid: programPids,
      }),
    ),
  },
  responses: {
    ...answered,
    409: seatsTaken,
  },
});
const offlineRoute = createRoute({
  ...of,
  path: '/licence/offline_file',
  summary: 'A licence file for a machine without a network, which takes a seat of the licence',
  description:
    'The machine signs a request with a key of its own; whoever has a network sends it here and carries the file back. The call may be repeated: the same request makes the same file until the licence says something else. Formats: docs/how-to/activate-without-a-network.md.',
  request: {
    body: writeBody(
      z.object({ key, request: machineText.openapi({ description: 'As the machine has signed it.' }) }),
    ),
  },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/json': { schema: success(offlineFile) } },
    },
    ...failures(errors),
    409: seatsTaken,
  },
});
const asked = z.object({ key, device, nonce, pid: programPids });
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
        .object({
          key: key.optional(),
          device: device.optional(),
          device_id: z.uuid().optional(),
          pid: programPids.openapi({
            description:
              'Beside `device`: the product that the program is. The seat becomes free once no program of the computer uses it; without it, at once.',
          }),
          offline_release: machineText.optional().openapi({
            description:
              'Alone, without a key: what a machine without a network has signed to give its file up.',
          }),
        })
        .refine(({ key, offline_release }) => (key === undefined) !== (offline_release === undefined), {
          path: ['key'],
        })
        .refine(({ key, device, device_id }) => named(device, device_id) === (key === undefined ? 0 : 1), {
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
  summary:
    'The public keys that answers are signed by: the one in use, those before it and the next (JSON Web Key Set)',
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
  config,
  renewalLeave,
}: {
  db: Db;
  clock: Clock;
  limits: Limits;
  config: Config;
  renewalLeave: RenewalLeave;
}) {
  const deps = { db, clock, fingerprintKey: deriveKey(config.secret, 'device-fingerprint') };
  const asking = { ...deps, renewalLeave };
  const { published, signer, answerOf } = openAnswers({ config, clock });

  const refused = activationRefusals({ limits, clock });

  return backendRouter()
    .openapi(activateRoute, async (c) => {
      const sent = written(c);
      const result = await activateDevice(asking, sent);
      if (result.ok) return c.json({ ...ok, data: answerOf(result, sent) }, 200);
      return refused(c, result);
    })
    .openapi(validateRoute, async (c) => {
      const sent = written(c);
      const result = await validateDevice(asking, sent, { seen: false });
      if (!result.ok) return refused(c, result);
      return c.json({ ...ok, data: answerOf(result, sent) }, 200);
    })
    .openapi(heartbeatRoute, async (c) => {
      const sent = written(c);
      const result = await validateDevice(asking, sent, { seen: true });
      if (!result.ok) return refused(c, result);
      return c.json({ ...ok, data: answerOf(result, sent) }, 200);
    })
    .openapi(releaseRoute, async (c) => {
      const { key, device, device_id, pid, offline_release } = written(c);
      if (key === undefined) {
        const freed = await releaseOfflineFile({ ...deps, limits }, { release: offline_release ?? '' });
        if (freed.ok) return c.json({ ...ok, data: {} }, 200);
        return 'retryAfterSeconds' in freed
          ? refuse(c, errors, freed.error, freed.retryAfterSeconds)
          : refused(c, freed);
      }
      const who = { account: oneSpelling(key) };
      const allowed = await limits.take(RELEASES_BY_LICENCE, who);
      if (!allowed.ok) return refuse(c, errors, 'too_many_requests', allowed.retryAfter);
      const which = device === undefined ? { deviceId: device_id ?? '' } : { device, pid };
      const result = await releaseDevice(deps, { key, ...which });
      if (!result.ok) return refused(c, result);
      // A bundle's programs are uninstalled one after the other; only the last one frees the seat and counts.
      if (!result.freed) await limits.giveBack(RELEASES_BY_LICENCE, who, 1);
      return c.json({ ...ok, data: {} }, 200);
    })
    .openapi(offlineRoute, async (c) => {
      const result = await issueOfflineFile({ ...deps, signer }, written(c));
      if (!result.ok) return refused(c, result);
      const { licence, device, file } = result;
      const data = {
        ...{ device_id: device.id, file },
        works_until: licence.worksUntil?.toISOString() ?? null,
        updates_until: licence.updatesUntil?.toISOString() ?? null,
      };
      return c.json({ ...ok, data }, 200);
    })
    .openapi(keysRoute, (c) => {
      c.header('cache-control', 'public, max-age=3600');
      return c.json({ keys: published }, 200);
    });
}
