import { deriveKey } from '@spindle/platform/derive-key.ts';

/** What the back office shows the collector to read reports. */
export function reportsToken(secret: string): string {
  return deriveKey(secret, 'collector-reports').toString('hex');
}
