import type { Clock } from '@spindle/platform/clock.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';
import { type BackendEnv, commonErrors, type Refusal, refuse, z } from '../../backend-api/envelope.ts';
import { type Device, isHeldOffline, maskedName } from './device.ts';
import { type ActivationError, activationErrors } from './errors.ts';
import { UNKNOWN_KEYS_BY_IP } from './limits.ts';
import { deviceSystem } from './request-fields.ts';

const errors = { ...commonErrors, ...activationErrors };

/** The answer if all seats are taken, for the API reference. */
export const seatsTaken = {
  description:
    '20605 licence_seats_taken, with the devices that use them: release one on the spot. Or 20608 device_offline.',
  content: {
    'application/json': {
      schema: z.object({
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
              offline: z.boolean().openapi({
                description: 'It works by a licence file: only its signed release, or staff, free its seat.',
              }),
            }),
          ),
        }),
      }),
    },
  },
};

type Refused =
  | { error: Exclude<ActivationError, 'licence_seats_taken'> }
  | { error: 'licence_seats_taken'; devices: Device[] };

/** Refuses programs; keys that do not exist count as guesses. */
export function activationRefusals({ limits, clock }: { limits: Limits; clock: Clock }) {
  return async (c: Context<BackendEnv>, refused: Refused): Promise<Refusal> => {
    if (refused.error === 'licence_seats_taken') {
      const { error } = refused;
      const now = clock.now();
      const devices = refused.devices.map((device) => ({
        ...{ device_id: device.id, name: maskedName(device.name), system: device.system },
        ...{ last_seen_at: device.lastSeenAt.toISOString(), offline: isHeldOffline(device, now) },
      }));
      const { cscode, status } = activationErrors[error];
      return c.json({ cscode, msg: c.var.message(error), error, data: { devices } }, status) as never;
    }
    if (refused.error !== 'licence_unknown') return refuse(c, errors, refused.error);
    const allowed = await limits.take(UNKNOWN_KEYS_BY_IP, { ip: c.var.ip });
    return allowed.ok
      ? refuse(c, errors, refused.error)
      : refuse(c, errors, 'too_many_requests', allowed.retryAfter);
  };
}
