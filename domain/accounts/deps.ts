import type { Clock } from '@spindle/platform/clock.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import type { Recaptcha } from '../captcha/open-recaptcha.ts';
import type { Google } from './google/open-google.ts';
import type { PasskeySite } from './passkeys/passkey.ts';
import type { Auth } from './sessions/auth.ts';

/** What the use cases of accounts depend on; each takes the part it needs. */
export interface AccountsDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  auth: Auth;
  /** Undefined where nobody logs in with Google. */
  google: Google | undefined;
  /** Undefined where the shop's origin has no domain name, which passkeys need. */
  passkeys: PasskeySite | undefined;
  /** Undefined where the captcha is a computation in the visitor's browser. */
  recaptcha: Recaptcha | undefined;
  limits: Limits;
  /** The shop's SECRET. */
  secret: string;
  cookies: CookieScope;
  /** The active languages, and where each is served. */
  sites: Sites;
  /**
   * Gives everything that one account has to another (`domain/hand-over-account.ts`), in the caller's transaction.
   * @param given.isProved whether somebody has proved that the giving account is theirs; otherwise guests have begun what it
   * has
   */
  handOver(tx: Db, given: { from: string; to: string; isProved: boolean }): Promise<void>;
  /** Whether this member was imported from another shop as a customer, or owns anything that was (`domain/moving-in`). */
  isBrought(db: Db, memberId: string): Promise<boolean>;
}

/** What the accounts' mails need. */
export interface AccountsMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  /** The sender, such as `Shop <orders@shop.example>`. */
  from: string;
  secret: string;
  sites: Sites;
  /**
   * Tells a member who asks for a way into a closed account, by mail, how closing is undone (`domain/privacy`).
   * @param requestId identifies what they asked for: one mail for each, also when its job runs twice
   */
  remindClosed(memberId: string, requestId: string): Promise<void>;
}
