import { isMailedCode, livingSteps, mailedCode } from '@spindle/platform/mailed-code.ts';

/**
 * Codes are derived whether one was asked for or not, and who kept an order's old link may try all year: of six digits ten
 * tries an hour would find one within months, as five steps' codes work at a time.
 */
const DIGITS = 10;

/**
 * The digits that open an order again.
 * @param step when it was asked for, see `stepOf`
 */
export function orderCode(accessKey: Buffer, checkoutId: string, step: number): string {
  return mailedCode(accessKey, `code ${checkoutId} ${step}`, DIGITS);
}

/** @param typed as a person writes it. */
export function isOrderCode(accessKey: Buffer, checkoutId: string, typed: string, now: Date): boolean {
  return livingSteps(now).some((step) => isMailedCode(orderCode(accessKey, checkoutId, step), typed));
}
