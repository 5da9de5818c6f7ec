import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** Whether a computer's name has no control characters: PostgreSQL stores no null byte. */
export const isPrintable = (name: string): boolean => !/\p{Cc}/u.test(name);

/** A computer that uses a seat of a licence. */
export interface Device {
  id: string;
  licenceId: string;
  /** HMAC of what the program tells of the computer: it can be found again, and tells nothing. */
  fingerprint: string;
  /** As its owner calls it. */
  name: string;
  system: DeviceSystem;
  /** The products whose programs use the seat; empty where none has said what it is. */
  pids: string[];
  activatedAt: Date;
  lastSeenAt: Date;
  /** The newest licence file that was carried to a machine without a network; null where there is none. */
  offlineFile: string | null;
  /** That machine's public key, base64url: who can sign with it is that machine. */
  offlineKey: string | null;
  /** When that file ends; null for never. */
  offlineUntil: Date | null;
}

/** Whether a key is not enough to free its seat, because the machine goes on working without asking. */
export function isHeldOffline(
  { offlineFile, offlineUntil }: Pick<Device, 'offlineFile' | 'offlineUntil'>,
  now: Date,
): boolean {
  return offlineFile !== null && (offlineUntil === null || offlineUntil > now);
}

/**
 * Whether its seat is free for others, since it was not heard of for so long. A lifetime file's machine need never be
 * heard of: its seat comes back by its signed release, or by staff.
 */
export function isStale(
  { lastSeenAt, offlineFile, offlineUntil }: Pick<Device, 'lastSeenAt' | 'offlineFile' | 'offlineUntil'>,
  now: Date,
): boolean {
  if (offlineFile !== null && offlineUntil === null) return false;
  return lastSeenAt <= staleBefore(now);
}

/** Who was last heard of then, or before, is stale. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - STALE_AFTER_MS);

export const DEVICE_SYSTEMS = ['win', 'mac'] as const;
export type DeviceSystem = (typeof DEVICE_SYSTEMS)[number];

/** A seat whose computer has not been heard of for so long is free again, in ms. */
const STALE_AFTER_MS = 90 * 24 * 3_600_000;

/** How long a program may go on without asking again, in ms; never longer than the licence works. */
export const CHECK_EVERY_MS = 30 * 24 * 3_600_000;

/** When a program has to ask again. */
export function checkAgainBy(worksUntil: Date | null, now: Date): Date {
  const next = now.getTime() + CHECK_EVERY_MS;
  return new Date(Math.min(next, worksUntil?.getTime() ?? next));
}

/** Made once: it takes longer than a fingerprint. */
const secretKeys = new WeakMap<Buffer, KeyObject>();

/** @param key `deriveKey(secret, 'device-fingerprint')` */
export function fingerprintOf(key: Buffer, device: string): string {
  const secretKey = secretKeys.get(key) ?? createSecretKey(key);
  secretKeys.set(key, secretKey);
  return createHmac('sha256', secretKey).update(device).digest('base64url');
}

/** Enough of a name for its owner to know it by: whoever holds a key need not learn what computers are called. */
export function maskedName(name: string): string {
  const [first = ''] = name;
  const last = [...name].at(-1) ?? '';
  return [...name].length > 3 ? `${first}•••${last}` : `${first}•••`;
}
