import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InvoiceFormat } from './invoice-format.ts';

/** Path at which documents are fetched, on every host of the shop. */
export const INVOICE_PATH = '/backend/order/invoice';

/**
 * A link that opens one document without a log-in, until it ends.
 * @param accessKey `deriveKey(secret, 'checkout-access')`
 */
export function signedInvoiceLink(
  accessKey: Buffer,
  { number, format = 'pdf', ends }: { number: string; format?: InvoiceFormat; ends: Date },
): string {
  const seconds = Math.floor(ends.getTime() / 1000).toString(36);
  const sig = `${seconds}.${mac(accessKey, number, seconds)}`;
  return `${INVOICE_PATH}?${new URLSearchParams({ number, format, sig })}`;
}

export function checkInvoiceLink(
  accessKey: Buffer,
  { number, sig }: { number: string; sig: string },
  now: Date,
): 'valid' | 'expired' | 'forged' {
  const [seconds = '', sent = ''] = sig.split('.');
  const one = Buffer.from(sent);
  const other = Buffer.from(mac(accessKey, number, seconds));
  if (one.length !== other.length || !timingSafeEqual(one, other)) return 'forged';
  return Number.parseInt(seconds, 36) * 1000 > now.getTime() ? 'valid' : 'expired';
}

function mac(accessKey: Buffer, number: string, seconds: string): string {
  return createHmac('sha256', accessKey).update(`invoice ${number} ${seconds}`).digest('base64url');
}
