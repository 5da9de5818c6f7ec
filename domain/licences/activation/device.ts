import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** Whether a computer's name has no control characters; PostgreSQL can't store a NUL. */
export const isPrintable = (name: string): boolean => !/\p{Cc}/u.test(name);

/** A computer that uses a seat of a licence. */
export interface Device {
  id: string;
  licenceId: string;
  /** HMAC of what identifies the computer to the program: recognises it again, but reveals nothing about it. */
  fingerprint: string;
  /** The computer's name, as given by its owner. */
  name: string;
  system: DeviceSystem;
  /** Pids of the programs that use the seat; empty if none has sent its pid. */
  pids: string[];
  activatedAt: Date;
  lastSeenAt: Date;
  /** Id of the newest licence file issued for a machine without a network; null if there is none. */
  offlineFile: string | null;
  /** That machine's public key, base64url: its signature proves that a request comes from that machine. */
  offlineKey: string | null;
  /** When its licence files end; null for never. */
  offlineUntil: Date | null;
}

/** Whether the licence key alone can't free its seat, because the machine keeps working by its file without asking. */
export function isHeldOffline(
  { offlineFile, offlineUntil }: Pick<Device, 'offlineFile' | 'offlineUntil'>,
  now: Date,
): boolean {
  return offlineFile !== null && (offlineUntil === null || offlineUntil > now);
}

/**
 * Whether its seat is free for others because there was no heartbeat for too long. A machine with a lifetime file never has to
 * send one: only its signed release, or staff, frees its seat.
 */
export function isStale(
  { lastSeenAt, offlineFile, offlineUntil }: Pick<Device, 'lastSeenAt' | 'offlineFile' | 'offlineUntil'>,
  now: Date,
): boolean {
  if (offlineFile !== null && offlineUntil === null) return false;
  return lastSeenAt <= staleBefore(now);
}

/** Devices last seen at this time or earlier are stale. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - STALE_AFTER_MS);

export const DEVICE_SYSTEMS = ['win', 'mac'] as const;
export type DeviceSystem = (typeof DEVICE_SYSTEMS)[number];

/** How long after its last heartbeat a computer's seat is free again, in ms. */
const STALE_AFTER_MS = 90 * 24 * 3_600_000;

/** How long a program may go on without asking again, in ms; never longer than the licence works. */
export const CHECK_EVERY_MS = 30 * 24 * 3_600_000;

/** When a program has to ask again. */
export function checkAgainBy(worksUntil: Date | null, now: Date): Date {
  const next = now.getTime() + CHECK_EVERY_MS;
  return new Date(Math.min(next, worksUntil?.getTime() ?? next));
}

/** Cached, because creating a key object takes longer than a fingerprint. */
const secretKeys = new WeakMap<Buffer, KeyObject>();

/** @param key `deriveKey(secret, 'device-fingerprint')` */
export function fingerprintOf(key: Buffer, device: string): string {
  const secretKey = secretKeys.get(key) ?? createSecretKey(key);
  secretKeys.set(key, secretKey);
  return createHmac('sha256', secretKey).update(device).digest('base64url');
}

/** A name shortened so that its owner recognises it, but others with the licence key do not learn it. */
export function maskedName(name: string): string {
  const [first = ''] = name;
  const last = [...name].at(-1) ?? '';
  return [...name].length > 3 ? `${first}•••${last}` : `${first}•••`;
}
