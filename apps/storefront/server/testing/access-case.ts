import type { Answered, OwnersWays } from './access-ways.ts';

/** What a call is sent, with things that are the owner's: to others they are foreign. */
export interface Owned {
  subscription: string;
  device: string;
  invoice: string;
  checkout: string;
  licenceKey: string;
  passkey: string;
  /** Of everybody: an article’s slug. */
  article: string;
}

/** `ok`, or the code of the error. */
type Outcome = string;

/** How a call answers whom. A write that no page of ours sent is refused whoever it says it is. */
export interface AccessCase {
  query?(owned: Owned): Record<string, string>;
  body?(owned: Owned): Record<string, unknown>;
  /** In place of `body` where it answers something that the shop has asked in this browser. */
  answered?(ways: OwnersWays, cookie: string): Promise<Answered>;
  anonymous: Outcome;
  /** Whose things are named. */
  owner: Outcome;
  /** Another member, with the same names. */
  other: Outcome;
  /** Somebody with the owner's cookies and without an origin: a program, or a page that hides where it is. */
  program: Outcome;
  /** Staff who act as the owner. */
  acting: Outcome;
}

export const everybody = (outcome: Outcome) => ({ anonymous: outcome, owner: outcome, other: outcome });
/** Public, and for pages: a write from nowhere is refused, and staff read as themselves. */
export const publicRead = (query?: AccessCase['query']): AccessCase => ({
  ...(query && { query }),
  ...{ ...everybody('ok'), program: 'ok', acting: 'acting_refused' },
});
export const publicWrite = (body: AccessCase['body'], outcome = 'ok'): AccessCase => ({
  ...{ ...(body && { body }), ...everybody(outcome), program: 'forbidden_origin', acting: 'acting_refused' },
});
/** For whoever is logged in, about their own account. */
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
/** Of nobody, and another one each time: one that is tried often is asked for a captcha. */
export const someAddress = () => `${crypto.randomUUID()}@example.test`;
