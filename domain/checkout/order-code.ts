import { createHmac, timingSafeEqual } from 'node:crypto';

/** A mailed code works for this long at least, and for twice as long at most. */
export const ORDER_CODE_MINUTES = 15;

const DIGITS = 6;

/** The stretch of time that a code belongs to. */
export function codeWindow(now: Date): number {
  return Math.floor(now.getTime() / (ORDER_CODE_MINUTES * 60_000));
}

/** The digits that open an order again. Derived and not stored, so that neither table nor job queue holds a code. */
export function orderCode(accessKey: Buffer, checkoutId: string, window: number): string {
  const mac = createHmac('sha256', accessKey).update(`code ${checkoutId} ${window}`).digest();
  return String(mac.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Compares in constant time; spaces and hyphens that people type are ignored. */
export function isOrderCode(accessKey: Buffer, checkoutId: string, typed: string, now: Date): boolean {
  const digits = Buffer.from(typed.normalize('NFKC').replace(/[\s-]/g, ''));
  const window = codeWindow(now);
  const fits = [window, window - 1].map((at) => {
    const code = Buffer.from(orderCode(accessKey, checkoutId, at));
    return code.length === digits.length && timingSafeEqual(code, digits);
  });
  return fits.includes(true);
}
