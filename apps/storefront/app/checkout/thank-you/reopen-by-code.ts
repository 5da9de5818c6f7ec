import { mailOrderCode, tryOrderCode } from '@spindle/domain/checkout/reopen-order.ts';

/** What the thank-you page answers to whoever asks for a code or types one. */
export interface CodeAnswer {
  mailed?: boolean;
  problem?: { error: string; retryAfterSeconds?: number };
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
  if (code === '') {
    const mailed = await mailOrderCode(deps, asked);
    return mailed.ok ? { mailed: true } : { problem: mailed };
  }
  const opened = await tryOrderCode(deps, { ...asked, code });
  return opened.ok ? { sig: opened.sig } : { problem: opened };
}
