import type { ErrorCatalogue } from '../backend-api/envelope.ts';
import { captchaErrors } from '../captcha/errors.ts';

export const accountsErrors = {
  ...captchaErrors,
  /** Wrong password or no such account; the answer does not tell which. */
  bad_credentials: { cscode: 20001, status: 422 },
  /** Wrong, used or expired mailed code, or an address that has an account; the answer does not tell which. */
  code_wrong: { cscode: 20002, status: 422 },
  /** The code was tried too often: for registration by this network, otherwise by the member. Ask for a new one. */
  code_spent: { cscode: 20006, status: 429 },
  password_too_short: { cscode: 20003, status: 422 },
  password_too_long: { cscode: 20004, status: 422 },
  password_common: { cscode: 20007, status: 422 },
  /** Changes to who can log in need a password, a mailed code or another factor given in the last ten minutes. */
  factor_required: { cscode: 20008, status: 403 },
  address_same: { cscode: 20009, status: 422 },
  /** The address was changed less than three days ago (spec §5). */
  address_changed_lately: { cscode: 20010, status: 422 },
  /** Another account has the address that the link would give back. The link goes on working. */
  address_in_use: { cscode: 20011, status: 409 },
  /** Another account has given the address up lately and can still have it back. */
  address_held: { cscode: 20012, status: 409 },
  /** Google's answer is invalid or belongs to another browser; start again. */
  google_refused: { cscode: 20040, status: 422 },
  google_unavailable: { cscode: 20041, status: 503 },
  /** Google has not verified that the address belongs to this Google account. */
  google_address_unproved: { cscode: 20042, status: 422 },
  /** An account has this address, but nothing proves that both belong to one person: log in another way and link Google there. */
  google_link_first: { cscode: 20043, status: 409 },
  /** The account is linked to another Google account. */
  google_other: { cscode: 20044, status: 409 },
  /** The Google account is linked to another account. */
  google_taken: { cscode: 20045, status: 409 },
  /** Another member is logged in in this browser. */
  other_session: { cscode: 20047, status: 409 },
  /** The link that sets a password was used or replaced, or has expired. */
  link_ended: { cscode: 20005, status: 422 },
  /**
   * The first factor was right and the member has a second one: send the answer's cookie with `/api/auth/second_factor`. To a
   * member who is logged in: the factor that was asked for or given proves too little while the second factor is on.
   */
  second_factor_wanted: { cscode: 20030, status: 403 },
  /** Staff have blocked the account; only somebody who has proved to be its member is told. */
  account_blocked: { cscode: 20033, status: 403 },
  /** Too late, already used, or signed out everywhere since: log in again. */
  second_factor_ended: { cscode: 20031, status: 422 },
  /** The member's data are going to be erased; the mail about that says how to undo it. */
  account_closed: { cscode: 20074, status: 403 },
  /** Neither the member's password nor a code of theirs. */
  proof_wrong: { cscode: 20032, status: 422 },
  /** The answer of the passkey was refused: too late, used already, for another site or challenge, or wrong. */
  passkey_refused: { cscode: 20060, status: 422 },
  /** No account has this passkey (any more). */
  passkey_unknown: { cscode: 20061, status: 422 },
  /** The passkey already opens an account. */
  passkey_taken: { cscode: 20062, status: 409 },
  /** The member already has as many passkeys as allowed. */
  too_many_passkeys: { cscode: 20063, status: 422 },
} as const satisfies ErrorCatalogue;
