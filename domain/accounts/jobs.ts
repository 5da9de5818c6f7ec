import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { forgetStrangers } from '../mail/forget-strangers.ts';
import { sendActingMail } from './acting/send-acting-mail.tsx';
import { settleActings } from './acting/settle-actings.ts';
import { sendAddressMail } from './address/send-address-mail.tsx';
import { sendMovedMail } from './address/send-moved-mail.tsx';
import { type NewDevice, sendSignInMail } from './denial/send-sign-in-mail.tsx';
import type { AccountsMailDeps } from './deps.ts';
import { sendMemberCodeMail } from './factors/send-member-code-mail.tsx';
import type { Notice } from './mails/NoticeMail.tsx';
import { sendPasswordMail } from './passwords/send-password-mail.tsx';
import { sendRegistrationMail } from './registration/send-registration-mail.tsx';
import { deleteEnded } from './revoking/queries.ts';
import { sendNoticeMail } from './send-notice-mail.tsx';
import { sendSignInLinkMail } from './sign-in-links/send-sign-in-link-mail.tsx';

/** Mails the code of a pending registration, or says that the address already has an account. */
export const registrationMail: JobKind<{
  registrationId: string;
  requestId: string;
  /** Missing in jobs that were sent by releases without renewals. */
  renewal?: number;
}> = {
  name: 'registration-mail',
  retries: 6,
  // Another code can be asked for while one still waits to be mailed.
  key: ({ registrationId, renewal = 0 }) => `${registrationId}/${renewal}`,
};

/** Mails a link that sets a new password, if the address has an account. */
export const passwordResetMail: JobKind<{
  email: string;
  locale: Locale;
  requestId: string;
  /** The account's password was just removed. */
  anew?: boolean;
}> = {
  name: 'password-mail',
  retries: 6,
  // A reset that ended earlier links needs a mail of its own, even while one of those links is being mailed.
  key: ({ email, anew }) => (anew ? `${email}/anew` : email),
  // It names an address that may have no account here, and after that time nobody waits for such a link.
  keepFailedDays: 7,
};

/** Mails a link that logs in, if the address has an account. */
export const signInLinkMail: JobKind<{
  email: string;
  locale: Locale;
  browserHash: string;
  requestId: string;
}> = {
  name: 'sign-in-link-mail',
  retries: 6,
  // Keyed by browser too, so that a stranger's request for the address does not replace its owner's link.
  key: ({ email, browserHash }) => `${email}/${browserHash}`,
  // It names an address that may have no account here, and after that time nobody waits for such a link.
  keepFailedDays: 7,
};

/** Mails a member the code by which they prove again who they are. */
export const memberCodeMail: JobKind<{ codeId: string; requestId: string }> = {
  name: 'member-code-mail',
  retries: 6,
  key: ({ codeId }) => codeId,
};

/** Mails the code to the address that a member wants to have. */
export const addressMail: JobKind<{ changeId: string }> = {
  name: 'address-mail',
  retries: 6,
  key: ({ changeId }) => changeId,
};

/** Tells the old address of an account that it has moved. */
export const movedMail: JobKind<{ changeId: string }> = {
  name: 'moved-mail',
  retries: 12,
  key: ({ changeId }) => changeId,
};

/** Tells a member what has changed about their account. `at` is an ISO 8601 time. */
export const securityNotice: JobKind<{ memberId: string; what: Notice; at: string }> = {
  name: 'security-notice',
  retries: 12,
  // One notice must not replace another: an intruder might want that one to go unnoticed.
  key: ({ memberId, what, at }) => `${memberId}/${what} ${at}`,
};

/** Tells a member of a log-in with an unknown device. */
export const signInMail: JobKind<NewDevice> = {
  name: 'sign-in-mail',
  retries: 6,
  key: ({ memberId, at }) => `${memberId} ${at}`,
  // It holds an IP address, and by then the log-in is no news.
  keepFailedDays: 7,
};

/** Tells a member that support looks into their account. */
export const actingMail: JobKind<{ actingId: string }> = {
  name: 'acting-mail',
  retries: 12,
  key: ({ actingId }) => actingId,
};

/** Notes the end of the time for which staff act as a member. */
export const endActing: JobKind<{ actingId: string }> = {
  name: 'end-acting',
  retries: 6,
  key: ({ actingId }) => actingId,
};

/** Deletes ended sessions, links and codes once a day. */
export const tidyAccounts: JobKind<object> = {
  name: 'tidy-accounts',
  retries: 2,
  key: () => 'all',
  cron: '17 3 * * *',
};

export function accountsJobs(deps: AccountsMailDeps): JobHandler<never>[] {
  return [
    jobHandler(registrationMail, (data) => sendRegistrationMail(deps, data)),
    jobHandler(passwordResetMail, (data) => sendPasswordMail(deps, data)),
    jobHandler(signInLinkMail, (data) => sendSignInLinkMail(deps, data)),
    jobHandler(memberCodeMail, (data) => sendMemberCodeMail(deps, data)),
    jobHandler(addressMail, (data) => sendAddressMail(deps, data)),
    jobHandler(movedMail, (data) => sendMovedMail(deps, data)),
    jobHandler(securityNotice, (data) => sendNoticeMail(deps, data)),
    jobHandler(signInMail, (data) => sendSignInMail(deps, data)),
    jobHandler(actingMail, (data) => sendActingMail(deps, data)),
    jobHandler(endActing, () => settleActings(deps)),
    jobHandler(tidyAccounts, async () => {
      await deleteEnded(deps.db, deps.clock.now());
      await forgetStrangers(deps);
    }),
  ];
}
