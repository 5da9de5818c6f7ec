import type { OnStaffChange, StaffAccount, StaffChange } from '@spindle/content/staff/staff-changes.ts';
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
 * Writes down who hired whom, who gave or took which role, and who set a password or an address anew; of the latter it mails the
 * one whose account it is.
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
    if (before?.role !== after?.role) {
      // Whatever they may do from now on, they begin it anew.
      if (before !== null) await endActingsOfStaff(tx, id);
      const action = before === null ? 'staff.hire' : after === null ? 'staff.leave' : 'staff.role';
      await write(action, before && { role: before.role }, after && { role: after.role });
    }
    if (!before || !after) return;
    const [was, is] = [{ email: before.email }, { email: after.email }];
    if (was.email !== is.email) await write('staff.address', was, is);
    // Never the password; the address says whose.
    if (change.newPassword) await write('staff.password', is, is);
    for (const mail of mailsOf(change, before, after)) await mailStaff({ jobs }, tx, mail);
  };
}

/** What the shop's own programs change is told to nobody: whoever runs them has asked for it. */
function mailsOf({ by, newPassword, language }: StaffChange, before: StaffAccount, after: StaffAccount) {
  const actor = staffActor(by);
  if (actor.kind !== 'staff') return [];
  const said = deskWords(language).words.accountMails;
  const moved = before.email === after.email ? [] : [before.email, after.email];
  const values = { by: actor.email, before: before.email, after: after.email };
  return [
    ...moved.map((to) => ({ to, subject: said.addressSubject, text: filled(said.addressText, values) })),
    // To the old address where both are new: the new one may be that of who did it.
    ...(newPassword
      ? [{ to: before.email, subject: said.passwordSubject, text: filled(said.passwordText, values) }]
      : []),
  ];
}
