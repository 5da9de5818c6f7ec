import { deriveKey } from '@spindle/platform/derive-key.ts';

/** The token with which the back office reads reports from the collector. */
export function reportsToken(secret: string): string {
  return deriveKey(secret, 'collector-reports').toString('hex');
}
