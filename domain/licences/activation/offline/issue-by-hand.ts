import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Counted, Limit, Limits } from '@spindle/platform/limits.ts';
import { findLicence } from '../../find-licence.ts';
import { KEY_MAX, oneSpelling } from '../../licence-key.ts';
import { openAnswers } from '../answer.ts';
import { RELEASES_BY_LICENCE, UNKNOWN_KEYS_BY_IP } from '../limits.ts';
import { releaseDevice } from '../release-device.ts';
import { issueOfflineFile, type OfflineFileResult } from './issue-offline-file.ts';
import { readMachineWish } from './machine-text.ts';

/** The licence for the machine: one of the member's own, or that of a typed key. */
export type LicenceChoice = { key: string } | { memberId: string; licenceId: string };

export interface MachineByHand {
  choice: LicenceChoice;
  /** The request that the machine has signed. */
  request: string;
  /** Id of a device to release, to make room for it. */
  instead?: string | undefined;
  ip: string;
}

type Refusal = Extract<OfflineFileResult, { ok: false }>;
type TooMany = { ok: false; error: 'too_many_requests'; retryAfterSeconds: number };

/** Issues the licence file of a machine without a network to the person who carries it there; see `issueOfflineFile`. */
export async function issueByHand(
  { limits, config, ...base }: { db: Db; clock: Clock; limits: Limits; config: Config },
  { choice, request, instead, ip }: MachineByHand,
): Promise<Extract<OfflineFileResult, { ok: true }> | Refusal | TooMany> {
  const deps = { ...base, fingerprintKey: deriveKey(config.secret, 'device-fingerprint') };
  async function tooMany(limit: Limit, who: Counted): Promise<TooMany | undefined> {
    const taken = await limits.take(limit, who);
    if (taken.ok) return undefined;
    return { ok: false, error: 'too_many_requests', retryAfterSeconds: taken.retryAfter };
  }
  const unknown = async () =>
    (await tooMany(UNKNOWN_KEYS_BY_IP, { ip })) ?? ({ ok: false, error: 'licence_unknown' } as const);

  const key = 'key' in choice ? choice.key : await keyOf(base.db, choice);
  if (key === undefined || key.length > KEY_MAX) return unknown();
  // Checked before a seat is freed for it.
  if (readMachineWish(request)?.kind !== 'request') return { ok: false, error: 'offline_text_invalid' };
  if (instead !== undefined) {
    const limited = await tooMany(RELEASES_BY_LICENCE, { account: oneSpelling(key) });
    if (limited) return limited;
  }
  const { signer } = openAnswers({ config, clock: base.clock });
  const issued = await base.db
    .transaction(async (tx) => {
      if (instead !== undefined) {
        const released = await releaseDevice({ ...deps, db: tx }, { key, deviceId: instead });
        // A device that was released already (`device_unknown`) is no obstacle.
        if (!released.ok && released.error === 'device_offline') {
          throw new Refused({ ok: false, error: released.error });
        }
      }
      const result = await issueOfflineFile({ ...deps, db: tx, signer }, { key, request });
      if (!result.ok) throw new Refused(result);
      return result;
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.result;
      throw error;
    });
  return !issued.ok && issued.error === 'licence_unknown' ? unknown() : issued;
}

/** Rolls the transaction back, so that no device is released for a file that is not issued. */
class Refused extends Error {
  result: Refusal;
  constructor(result: Refusal) {
    super(result.error);
    this.result = result;
  }
}

async function keyOf(db: Db, { memberId, licenceId }: { memberId: string; licenceId: string }) {
  const licence = await findLicence(db, licenceId);
  return licence?.memberId === memberId ? licence.key : undefined;
}
