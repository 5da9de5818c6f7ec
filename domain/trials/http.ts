import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { emailAddress } from '../accounts/email.ts';
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
} from '../backend-api/envelope.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { answer, openAnswers } from '../licences/activation/answer.ts';
import { activationErrors } from '../licences/activation/errors.ts';
import { device, deviceName, deviceSystem, nonce } from '../licences/activation/request-fields.ts';
import { askForTrial } from './ask-for-trial.ts';
import { trialErrors } from './errors.ts';
import { startTrial, type TrialDeps } from './start-trial.ts';

const ok = { cscode: 0, msg: '' } as const;
const errors = { ...programErrors, ...trialErrors, ...activationErrors };

const asked = z.object({
  pid: pidSchema,
  email: emailAddress,
  code: z
    .string()
    .max(20)
    .optional()
    .openapi({ description: 'From the mail; without it, one is mailed and nothing begins.' }),
  device,
  nonce,
  name: deviceName,
  system: deviceSystem,
});

const trialRoute = createRoute({
  method: 'post',
  path: '/licence/trial',
  tags: ['licence'],
  callers: ['program'],
  summary:
    'Begins a trial without a card, once per account, computer and product line; buying while logged in keeps the key',
  description:
    'Call it twice: first without `code`, which mails one to the address and answers `{"step": "code"}`; then with it. Who logs in with the same address and buys the product goes on with the same key.',
  request: { body: writeBody(asked) },
  responses: {
    200: {
      description: 'A code was mailed (`step` is `code`), or the trial has begun (`started`)',
      content: {
        'application/json': {
          schema: success(
            z.union([
              z.object({ step: z.literal('code') }),
              answer.extend({ step: z.literal('started'), key: z.string() }),
            ]),
          ),
        },
      },
    },
    ...failures(errors),
  },
});

export type TrialsHttpDeps = Omit<TrialDeps, 'fingerprintKey'> & { config: Config };

/** The call by which programs begin trials. */
export function trialsHttp(given: TrialsHttpDeps) {
  const deps = { ...given, fingerprintKey: deriveKey(given.secret, 'device-fingerprint') };
  const { answerOf } = openAnswers(given);
  return backendRouter().openapi(trialRoute, async (c) => {
    const sent = written(c);
    const { code } = sent;
    const by = { locale: c.var.locale, ip: c.var.ip };
    if (code === undefined) {
      const mailed = await askForTrial(deps, { ...sent, ...by });
      if (mailed.ok) return c.json({ ...ok, data: { step: 'code' as const } }, 200);
      const after = 'retryAfterSeconds' in mailed ? mailed.retryAfterSeconds : undefined;
      return refuse(c, errors, mailed.error, after);
    }
    const begun = await startTrial(deps, { ...sent, ...by, code });
    if (!begun.ok) {
      const after = 'retryAfterSeconds' in begun ? begun.retryAfterSeconds : undefined;
      return refuse(c, errors, begun.error, after);
    }
    const data = { step: 'started' as const, key: begun.licence.key, ...answerOf(begun, sent) };
    return c.json({ ...ok, data }, 200);
  });
}
