import type { Counted, Limit, Limits, Taken } from './limits.ts';

/** How often passwords may be tried. */
export interface GuessLimits {
  /** One network, whatever the accounts; leaves room for a household or an office. */
  byNetwork: Limit;
  /** One account from one network. */
  byAccountAndNetwork: Limit;
  /** One account from everywhere: limits guessing from many networks, which nothing else can reach. */
  byAccount: Limit;
  /** One account from a device that it has logged in from before; the other limits do not count there. */
  byDevice: Limit;
}

export function guessLimits(name: string): GuessLimits {
  return {
    byNetwork: { name: `${name}-network`, points: 100, seconds: 900 },
    byAccountAndNetwork: { name: `${name}-account-network`, points: 10, seconds: 900 },
    byAccount: { name: `${name}-account`, points: 100, seconds: 3600 },
    byDevice: { name: `${name}-device`, points: 10, seconds: 900 },
  };
}

export interface Guess {
  /** The account's name as typed, whether it exists or not. */
  account: string;
  ip: string;
  /** From `KnownDevices`. */
  device: string | undefined;
}

/**
 * Counts a password before it is checked and before anybody looks whether the account exists. A single network can't use up an
 * account's limit: it reaches its own limit first, and is then not counted for the account.
 */
export async function countGuess(limits: Limits, guessed: GuessLimits, guess: Guess): Promise<Taken> {
  for (const [limit, who] of usesOf(guessed, guess)) {
    const taken = await limits.take(limit, who);
    if (!taken.ok) return taken;
  }
  return { ok: true };
}

/**
 * After the right password: it was no guess, so that an office whose people log in uses nothing up, and earlier typing errors
 * are forgotten.
 */
export async function forgetGuesses(limits: Limits, guessed: GuessLimits, guess: Guess): Promise<void> {
  const { byAccountAndNetwork, byDevice } = guessed;
  const { account, ip, device } = guess;
  await giveGuessBack(limits, guessed, guess);
  if (device) await limits.reset(byDevice, { account, device });
  else await limits.reset(byAccountAndNetwork, { account, ip });
}

/** After a password that was no guess, such as one that could not be checked. */
export async function giveGuessBack(limits: Limits, guessed: GuessLimits, guess: Guess): Promise<void> {
  for (const [limit, who] of usesOf(guessed, guess)) await limits.giveBack(limit, who, 1);
}

function usesOf(
  { byNetwork, byAccountAndNetwork, byAccount, byDevice }: GuessLimits,
  { account, ip, device }: Guess,
): [Limit, Counted][] {
  if (device) return [[byDevice, { account, device }]];
  return [
    [byNetwork, { ip }],
    [byAccountAndNetwork, { account, ip }],
    [byAccount, { account }],
  ];
}
