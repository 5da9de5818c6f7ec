import type { OnStaffChange, StaffChange } from '@spindle/content/staff/staff-changes.ts';
import { endActingsOfStaff } from '@spindle/domain/accounts/acting/end-actings-of-staff.ts';
import type { AuditRecord } from '@spindle/domain/audit/audit-record.ts';
import { writeAudit } from '@spindle/domain/audit/write-audit.ts';
import { mailStaff } from '@spindle/domain/staff/jobs.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { deskWords, filled } from './desk/desk-words.ts';
import { staffActor } from './desk/staff-actor.ts';

interface Deps {
  clock: Clock;
  jobs: Jobs;
}

/**
 * Records in the audit log who hired whom, who gave or took which role, and who changed a password or an address. Mails
 * the owner of the account; when an account is made or deleted, or has a new role, also the user who did it.
 */
export function noteStaffChange(shop: () => Promise<Deps>): OnStaffChange {
  return async (tx, change) => {
    const { by, id, before, after } = change;
    const { clock, jobs } = await shop();
    const write = (action: string, was: AuditRecord['before'], is: AuditRecord['after']) =>
      writeAudit(tx, staffActor(by), {
        action,
        subject: { kind: 'staff', id },
        before: was,
        after: is,
        at: clock.now(),
      });
    const hasOtherRole = before?.role !== after?.role;
    // With another role, none, or another password no session in which they act as a member stays open.
    if (before && (hasOtherRole || change.newPassword)) await endActingsOfStaff(tx, id);
    if (hasOtherRole) {
      const action = before === null ? 'staff.hire' : after === null ? 'staff.leave' : 'staff.role';
      await write(action, before && { role: before.role }, after && { role: after.role });
    }
    if (before && after && before.email !== after.email)
      await write('staff.address', { email: before.email }, { email: after.email });
    if (after && change.newPassword) {
      const action = change.newPassword === 'by link' ? 'staff.password_by_link' : 'staff.password';
      // The entry never holds the password; the address says whose it is.
      await write(action, { email: after.email }, { email: after.email });
    }
    for (const mail of mailsOf(change)) await mailStaff({ jobs }, tx, mail);
  };
}

/** Changes by the shop's own programs are not mailed: whoever runs those has asked for the change. */
function mailsOf({ by, before, after, newPassword, language }: StaffChange) {
  const actor = staffActor(by);
  const account = before ?? after;
  if (actor.kind !== 'staff' || !account) return [];
  const { accountMails: said, roles } = deskWords(language).words;
  const values = { by: actor.email, email: account.email, is: roles.names[(after ?? account).role] };
  const mail = (to: string[], subject: string, text: string, more: Readonly<Record<string, string>> = {}) =>
    [...new Set(to)].map((each) => ({ to: each, subject, text: filled(text, { ...values, ...more }) }));
  const both = [values.email, actor.email];
  if (!before) return mail(both, said.hireSubject, said.hireText);
  if (!after) return mail(both, said.leaveSubject, said.leaveText);
  const mails =
    before.role === after.role
      ? []
      : mail(both, said.roleSubject, said.roleText, { was: roles.names[before.role] });
  if (before.email !== after.email) {
    const addresses = { before: before.email, after: after.email };
    const [subject, text] = newPassword
      ? [said.bothSubject, said.bothText]
      : [said.addressSubject, said.addressText];
    // Also to the old address, because the new one may belong to whoever changed it.
    mails.push(...mail(Object.values(addresses), subject, text, addresses));
  } else if (newPassword) {
    const text = newPassword === 'by link' ? said.linkText : said.passwordText;
    mails.push(...mail([after.email], said.passwordSubject, text));
  }
  return mails;
}
