import type { OnStaffChange } from '@spindle/content/staff/staff-changes.ts';
import { endActingsOfStaff } from '@spindle/domain/accounts/acting/end-actings-of-staff.ts';
import { writeAudit } from '@spindle/domain/audit/write-audit.ts';
import { staffActor } from './desk/staff-actor.ts';
import { shopClock } from './shop.ts';

/** Writes down who hired whom, and who gave or took which role. */
export const noteStaffChange: OnStaffChange = async (tx, { by, id, before, after }) => {
  // Whatever they may do from now on, they begin it anew.
  if (before !== null) await endActingsOfStaff(tx, id);
  await writeAudit(tx, staffActor(by), {
    action: before === null ? 'staff.hire' : after === null ? 'staff.leave' : 'staff.role',
    subject: { kind: 'staff', id },
    before: before && { role: before },
    after: after && { role: after },
    at: shopClock.now(),
  });
};
