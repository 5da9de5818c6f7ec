import type { Counted, Limit, Limits } from '@spindle/platform/limits.ts';
import type { Attempt } from './captcha.ts';
import { LOGIN_RISK, MAIL_RISK } from './thresholds.ts';

/**
 * Counts an attempt before it is made, so that many at once are counted, too.
 * @returns whether it is one for which a captcha is asked
 */
export async function countAttempt(limits: Limits, attempt: Attempt): Promise<boolean> {
  let isOver = false;
  // Each is counted, also past the first that is over: what a network does is not hidden by its neighbours.
  for (const [limit, who] of usesOf(attempt)) isOver = !(await limits.take(limit, who)).ok || isOver;
  return isOver;
}

/** Whether the next attempt would be one for which a captcha is asked; counts nothing. */
export async function isRisky(limits: Limits, attempt: Attempt): Promise<boolean> {
  for (const [limit, who] of usesOf(attempt)) {
    if ((await limits.used(limit, who)) >= limit.points) return true;
  }
  return false;
}

/** After an attempt that turned out to be its owner's: who mistyped before starts anew. */
export async function forgetAttempt(limits: Limits, attempt: Attempt): Promise<void> {
  for (const [limit, who] of usesOf(attempt)) {
    const isOwn = who.account !== undefined && (who.ip !== undefined || who.device !== undefined);
    if (isOwn) await limits.reset(limit, who);
    else await limits.giveBack(limit, who, 1);
  }
}

/** After an attempt that could not be looked at: it says nothing about its sender. */
export async function giveAttemptBack(limits: Limits, attempt: Attempt): Promise<void> {
  for (const [limit, who] of usesOf(attempt)) await limits.giveBack(limit, who, 1);
}

function usesOf({ purpose, account, ip, device }: Attempt): [Limit, Counted][] {
  const risk = purpose === 'login' ? LOGIN_RISK : MAIL_RISK;
  if (account !== undefined && device !== undefined) return [[risk.byDevice, { account, device }]];
  const ofAccount: [Limit, Counted][] =
    account === undefined
      ? []
      : [
          [risk.byAccountAndNetwork, { account, ip }],
          [risk.byAccount, { account }],
        ];
  return [
    ...ofAccount,
    [risk.byNetwork, { ip }],
    [risk.nearby, { nearby: ip }],
    [risk.overAll, { account: 'everybody' }],
  ];
}
