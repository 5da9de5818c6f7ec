import type { Answered, OwnersWays } from './access-ways.ts';

/** The owner's things, to be sent with calls; to all others they are foreign. */
export interface Owned {
  subscription: string;
  device: string;
  invoice: string;
  checkout: string;
  licenceKey: string;
  passkey: string;
  /** Public: an article’s slug. */
  article: string;
}

/** `ok`, or the code of the error. */
type Outcome = string;

/**
 * How a call answers each kind of caller. A write that does not come from a page of the shop is refused whoever the caller is.
 */
export interface AccessCase {
  query?(owned: Owned): Record<string, string>;
  body?(owned: Owned): Record<string, unknown>;
  /** In place of `body`, for calls that answer something the shop has asked in this browser. */
  answered?(ways: OwnersWays, cookie: string): Promise<Answered>;
  anonymous: Outcome;
  /** The member whose things are sent. */
  owner: Outcome;
  /** Another member, who sends the owner's things. */
  other: Outcome;
  /** A caller with the owner's cookies but no origin: a program, or a page that hides its origin. */
  program: Outcome;
  /** Staff who act as the owner. */
  acting: Outcome;
}

export const everybody = (outcome: Outcome) => ({ anonymous: outcome, owner: outcome, other: outcome });
/** Public, for pages: a write without an origin is refused, and staff must read it as themselves. */
export const publicRead = (query?: AccessCase['query']): AccessCase => ({
  ...(query && { query }),
  ...{ ...everybody('ok'), program: 'ok', acting: 'acting_refused' },
});
export const publicWrite = (body: AccessCase['body'], outcome = 'ok'): AccessCase => ({
  ...{ ...(body && { body }), ...everybody(outcome), program: 'forbidden_origin', acting: 'acting_refused' },
});
/** For any logged-in member, about their own account. */
export const ownRead = {
  anonymous: 'no_session',
  owner: 'ok',
  other: 'ok',
  program: 'ok',
  acting: 'ok',
} as const;
export const ownWrite = (body: AccessCase['body'], outcome = 'ok'): AccessCase => ({
  ...(body && { body }),
  ...{ anonymous: 'no_session', owner: outcome, other: outcome },
  ...{ program: 'forbidden_origin', acting: 'acting_refused' },
});
/** A new address that nobody has. An address that is tried often would be asked for a captcha. */
export const someAddress = () => `${crypto.randomUUID()}@example.test`;
