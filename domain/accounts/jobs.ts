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

/** Mails the code of a pending registration, or that the address has an account already. */
export const registrationMail: JobKind<{
  registrationId: string;
  requestId: string;
  /** Missing in what storefronts before renewals have sent. */
  renewal?: number;
}> = {
  name: 'registration-mail',
  retries: 6,
  // While one code waits to be mailed, others who have spent theirs ask for another.
  key: ({ registrationId, renewal = 0 }) => `${registrationId}/${renewal}`,
};

/** Mails a link that sets a new password, if the address has an account. */
export const passwordResetMail: JobKind<{
  email: string;
  locale: Locale;
  requestId: string;
  /** The account had a password, which was taken away. */
  anew?: boolean;
}> = {
  name: 'password-mail',
  retries: 6,
  // What ends the links of before needs one of its own, also while such a link is on its way.
  key: ({ email, anew }) => (anew ? `${email}/anew` : email),
  // It names an address that may have no account here, and nobody waits longer for such a link.
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
  // Whoever else asks for the address does not take its owner's link.
  key: ({ email, browserHash }) => `${email}/${browserHash}`,
  // It names an address that may have no account here, and nobody waits longer for such a link.
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

/** Tells a member what has changed about their account. `at` is an ISO time. */
export const securityNotice: JobKind<{ memberId: string; what: Notice; at: string }> = {
  name: 'security-notice',
  retries: 12,
  // One does not take the place of another, which somebody may want to go unnoticed.
  key: ({ memberId, what, at }) => `${memberId}/${what} ${at}`,
};

/** Tells a member of a log-in with a device that was not known. */
export const signInMail: JobKind<NewDevice> = {
  name: 'sign-in-mail',
  retries: 6,
  key: ({ memberId, at }) => `${memberId} ${at}`,
  // It holds an address of a network, and is no news any more.
  keepFailedDays: 7,
};

/** Tells a member that support looks into their account. */
export const actingMail: JobKind<{ actingId: string }> = {
  name: 'acting-mail',
  retries: 12,
  key: ({ actingId }) => actingId,
};

/** Writes down that staff’s time as a member is over, when it is. */
export const endActing: JobKind<{ actingId: string }> = {
  name: 'end-acting',
  retries: 6,
  key: ({ actingId }) => actingId,
};

/** Forgets ended sessions, links and codes once a day. */
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
