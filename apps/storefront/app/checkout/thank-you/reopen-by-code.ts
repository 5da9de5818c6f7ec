import { mailOrderCode, tryOrderCode } from '@spindle/domain/checkout/reopen-order.ts';
import { STEPPED_MINUTES } from '@spindle/platform/mailed-code.ts';

/** The thank-you page's answer to a request for a code, or to a typed code. */
export interface CodeAnswer {
  /** How long a code works. */
  minutes: number;
  problem?: { error: string; retryAfterSeconds?: number };
  /** The code as it was typed, not checked, to be shown again. */
  typed?: string | undefined;
}

/**
 * Handles the form of an expired link: a code opens the order, and an empty field has one mailed.
 * @returns `sig` of the link that shows the order, or the answer to show
 */
export async function reopenByCode(
  deps: Parameters<typeof tryOrderCode>[0],
  asked: Parameters<typeof mailOrderCode>[1],
  code: string,
): Promise<{ sig: string } | CodeAnswer> {
  const minutes = STEPPED_MINUTES;
  if (code === '') {
    const mailed = await mailOrderCode(deps, asked);
    return mailed.ok ? { minutes } : { minutes, problem: mailed };
  }
  const opened = await tryOrderCode(deps, { ...asked, code });
  return opened.ok ? { sig: opened.sig } : { minutes, problem: opened };
}
