import { isMailedCode, livingSteps, mailedCode } from '@spindle/platform/mailed-code.ts';

/**
 * A code is valid whether or not one was asked for, so anybody with an order's expired link can keep guessing. With six digits,
 * ten tries an hour would succeed within months, because the codes of five steps are valid at a time.
 */
const DIGITS = 10;

/**
 * The code that opens an order again.
 * @param step when it was asked for, see `stepOf`
 */
export function orderCode(accessKey: Buffer, checkoutId: string, step: number): string {
  return mailedCode(accessKey, `code ${checkoutId} ${step}`, DIGITS);
}

/** @param typed as typed, with or without spaces. */
export function isOrderCode(accessKey: Buffer, checkoutId: string, typed: string, now: Date): boolean {
  return livingSteps(now).some((step) => isMailedCode(orderCode(accessKey, checkoutId, step), typed));
}
