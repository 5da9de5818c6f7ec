import type { Limit } from '@spindle/platform/limits.ts';
import { addDataAndFileToRequest, type CollectionConfig, type PayloadRequest } from 'payload';
import { type StaffLogIn, tooMany } from './log-in-guard.ts';

const HOUR = 3600;

// As for members: docs/decisions/0017-limits-on-passwords.md.
export const STAFF_RESETS: Readonly<Record<'byNetwork' | 'byAccountAndNetwork' | 'byAccount', Limit>> = {
  byNetwork: { name: 'staff-reset-network', points: 50, seconds: HOUR },
  byAccountAndNetwork: { name: 'staff-reset-account-network', points: 5, seconds: HOUR },
  byAccount: { name: 'staff-reset-account', points: 5, seconds: HOUR },
};

type Endpoint = Exclude<CollectionConfig['endpoints'], false | undefined>[number];

/**
 * Replaces Payload's call. That one invalidates the last link and mails another one as often as anybody asks, and takes
 * longer for an address that it knows. This one answers before it looks for the account.
 */
export function askForReset(program: StaffLogIn): Endpoint {
  return {
    path: '/forgot-password',
    method: 'post',
    async handler(req) {
      await addDataAndFileToRequest(req);
      const email = typeof req.data?.email === 'string' ? req.data.email : '';
      const account = email.toLowerCase().trim();
      const { payload } = req;
      const mail = () => payload.forgotPassword({ collection: 'staff', data: { email }, req });
      // Payload refuses this, with its own words.
      if (!account) await mail();
      else if (await mayMail(program, req, account))
        mail().catch((error: unknown) => payload.logger.error({ err: error }, 'staff got no link'));
      return Response.json({ message: req.t('general:success') });
    },
  };
}

/** False if the address has got all the mails it may get: then its last link stays valid. */
async function mayMail({ limits, ipOf }: StaffLogIn, req: PayloadRequest, account: string): Promise<boolean> {
  const ip = ipOf(req.headers);
  const network = await limits.take(STAFF_RESETS.byNetwork, { ip });
  const taken = network.ok ? await limits.take(STAFF_RESETS.byAccountAndNetwork, { account, ip }) : network;
  if (!taken.ok) throw tooMany(req, taken.retryAfter);
  return (await limits.take(STAFF_RESETS.byAccount, { account })).ok;
}
