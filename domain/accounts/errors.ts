import type { ErrorCatalogue } from '../backend-api/envelope.ts';
import { captchaErrors } from '../captcha/errors.ts';

export const accountsErrors = {
  ...captchaErrors,
  /** Wrong password or no such account: never told apart. */
  bad_credentials: { cscode: 20001, status: 422 },
  /** Wrong, used or expired mailed code, or an address that has an account: never told apart. */
  code_wrong: { cscode: 20002, status: 422 },
  /** The code was tried too often: at registration by this network, otherwise by the member. Ask for another one. */
  code_spent: { cscode: 20006, status: 429 },
  password_too_short: { cscode: 20003, status: 422 },
  password_too_long: { cscode: 20004, status: 422 },
  password_common: { cscode: 20007, status: 422 },
  /** What changes who may come in needs a password, a mailed code or another factor of the last ten minutes. */
  factor_required: { cscode: 20008, status: 403 },
  address_same: { cscode: 20009, status: 422 },
  /** Less than three days ago (spec §5). */
  address_changed_lately: { cscode: 20010, status: 422 },
  /** Another account has the address that a link would give back. The link goes on working. */
  address_in_use: { cscode: 20011, status: 409 },
  /** Another account has just given the address up, and can still have it back. */
  address_held: { cscode: 20012, status: 409 },
  /** Google's answer is not one to this browser, or no good; ask again. */
  google_refused: { cscode: 20040, status: 422 },
  google_unavailable: { cscode: 20041, status: 503 },
  /** Google has not seen that the address belongs to whom it names. */
  google_address_unproved: { cscode: 20042, status: 422 },
  /** An account has the address, and nobody knows that both are one person's: log in another way and link it. */
  google_link_first: { cscode: 20043, status: 409 },
  /** The account is linked to another Google account. */
  google_other: { cscode: 20044, status: 409 },
  /** The Google account is linked to another account. */
  google_taken: { cscode: 20045, status: 409 },
  /** Another member is logged in in this browser. */
  other_session: { cscode: 20047, status: 409 },
  /** A set-a-password link that was used, replaced or has ended. */
  link_ended: { cscode: 20005, status: 422 },
  /**
   * The first factor was right and the member has a second one: the answer's cookie goes with `/api/auth/second_factor`. Of a
   * member who is logged in: what was asked for or given proves too little while the second factor is on.
   */
  second_factor_wanted: { cscode: 20030, status: 403 },
  /** Staff have blocked the account; only who has proved to be its member is told. */
  account_blocked: { cscode: 20033, status: 403 },
  /** Too late, used, or signed out everywhere since: log in again. */
  second_factor_ended: { cscode: 20031, status: 422 },
  /** The member's data are going to be erased; the mail about that says how it is undone. */
  account_closed: { cscode: 20074, status: 403 },
  /** Neither the member's password nor a code of theirs. */
  proof_wrong: { cscode: 20032, status: 422 },
  /** No answer of this passkey to what this browser was asked: too late, used, of another site, wrong. */
  passkey_refused: { cscode: 20060, status: 422 },
  /** Nobody has this passkey here, or nobody has any more. */
  passkey_unknown: { cscode: 20061, status: 422 },
  /** The passkey opens an account already. */
  passkey_taken: { cscode: 20062, status: 409 },
  /** The member has as many as one may have. */
  too_many_passkeys: { cscode: 20063, status: 422 },
} as const satisfies ErrorCatalogue;
