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

/** Everything the accounts' use cases need; each names the part it takes. */
export interface AccountsDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  auth: Auth;
  /** Undefined where nobody logs in with Google. */
  google: Google | undefined;
  /** Undefined where the shop's origin is no domain, which passkeys need. */
  passkeys: PasskeySite | undefined;
  /** Undefined where visitors' browsers work instead. */
  recaptcha: Recaptcha | undefined;
  limits: Limits;
  /** The shop's SECRET. */
  secret: string;
  cookies: CookieScope;
  /** The languages that are active, and where. */
  sites: Sites;
  /**
   * Gives all that one account has to another one (`domain/hand-over-account.ts`); in the caller's transaction.
   * @param given.isProved the one that gives is somebody's; else guests have begun what it has
   */
  handOver(tx: Db, given: { from: string; to: string; isProved: boolean }): Promise<void>;
  /** Whether a customer of another shop, brought from there, is this member, or anything of theirs is (`domain/moving-in`). */
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
   * Mails a member whose account is closed how that is undone, where they ask for a way in (`domain/privacy`).
   * @param requestId of what they asked for: once for each, also where its job runs a second time
   */
  remindClosed(memberId: string, requestId: string): Promise<void>;
}
