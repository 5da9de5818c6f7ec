import type { StaffLogIn } from '@spindle/content/staff/log-in-guard.ts';
import { passwordProblem } from '@spindle/domain/accounts/passwords/password.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { staffDevice } from '@spindle/platform/cookies/table.ts';
import { knownDevices } from '@spindle/platform/known-device.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { SENDER_HEADER } from './arriving-requests.ts';

/** The limits on guessing staff passwords, counted in the shop's database like all limits, and the rules for new passwords. */
export function staffLogIn(deps: {
  config: Pick<Config, 'secret' | 'origins' | 'sites'>;
  limits: Limits;
  clock: Clock;
}): StaffLogIn {
  const { config, limits, clock } = deps;
  const secure = config.origins.backoffice.startsWith('https:');
  return {
    limits,
    devices: knownDevices({
      ...{ cookie: staffDevice, secret: config.secret, clock },
      scope: { secure, domain: undefined },
    }),
    ipOf: (headers) => headers.get(SENDER_HEADER) ?? '',
    // The same rules as for members.
    async passwordProblem(password, locale, email) {
      const problem = await passwordProblem(password, { sites: config.sites, email });
      return problem && translator(locale, 'errors')(problem);
    },
  };
}
