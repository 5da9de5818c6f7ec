import { createHmac } from 'node:crypto';

/** A computer that uses a seat of a licence. */
export interface Device {
  id: string;
  licenceId: string;
  /** HMAC of what the program tells of the computer: it can be found again, and tells nothing. */
  fingerprint: string;
  /** As its owner calls it. */
  name: string;
  system: DeviceSystem;
  activatedAt: Date;
  lastSeenAt: Date;
}

export const DEVICE_SYSTEMS = ['win', 'mac'] as const;
export type DeviceSystem = (typeof DEVICE_SYSTEMS)[number];

/** A seat whose computer has not been heard of for so long is free again, in ms. */
export const STALE_AFTER_MS = 90 * 24 * 3_600_000;

/** How long a program may go on without asking again, in ms; never longer than the licence works. */
export const CHECK_EVERY_MS = 30 * 24 * 3_600_000;

/** When a program has to ask again. */
export function checkAgainBy(worksUntil: Date | null, now: Date): Date {
  const next = now.getTime() + CHECK_EVERY_MS;
  return new Date(Math.min(next, worksUntil?.getTime() ?? next));
}

/** @param key `deriveKey(secret, 'device-fingerprint')` */
export function fingerprintOf(key: Buffer, device: string): string {
  return createHmac('sha256', key).update(device).digest('base64url');
}

/** Enough of a name for its owner to know it by: whoever holds a key need not learn what computers are called. */
export function maskedName(name: string): string {
  const [first = ''] = name;
  const last = [...name].at(-1) ?? '';
  return [...name].length > 3 ? `${first}•••${last}` : `${first}•••`;
}
