import { mailOrderCode, tryOrderCode } from '@spindle/domain/checkout/reopen-order.ts';
import { STEPPED_MINUTES } from '@spindle/platform/mailed-code.ts';

/** What the thank-you page answers to whoever asks for a code or types one. */
export interface CodeAnswer {
  /** How long a code works. */
  minutes: number;
  problem?: { error: string; retryAfterSeconds?: number };
  /** What comes back, as nobody has looked at it. */
  typed?: string | undefined;
}

/**
 * The form of an expired link: with a code it opens the order, without one it has a code mailed.
 * @returns `sig` of the link that shows the order
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
