import type { Counted, Limit, Limits } from '@spindle/platform/limits.ts';
import type { Attempt } from './captcha.ts';
import { LOGIN_RISK, MAIL_RISK } from './thresholds.ts';

/**
 * Counts an attempt before it is made, so that simultaneous ones count, too.
 * @returns whether a captcha is wanted for it
 */
export async function countAttempt(limits: Limits, attempt: Attempt): Promise<boolean> {
  let isOver = false;
  // Each limit is counted, even after one is over: what a network does must not be hidden by its neighbours.
  for (const [limit, who] of usesOf(attempt)) isOver = !(await limits.take(limit, who)).ok || isOver;
  return isOver;
}

/** Whether a captcha would be wanted for the next attempt; counts nothing. */
export async function isRisky(limits: Limits, attempt: Attempt): Promise<boolean> {
  for (const [limit, who] of usesOf(attempt)) {
    if ((await limits.used(limit, who)) >= limit.points) return true;
  }
  return false;
}

/** Called after an attempt that turned out to be the owner's: their earlier typing errors are forgotten. */
export async function forgetAttempt(limits: Limits, attempt: Attempt): Promise<void> {
  for (const [limit, who] of usesOf(attempt)) {
    const isOwn = who.account !== undefined && (who.ip !== undefined || who.device !== undefined);
    if (isOwn) await limits.reset(limit, who);
    else await limits.giveBack(limit, who, 1);
  }
}

/** Called after an attempt that could not be checked: it says nothing about its sender. */
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
