import type { CollectionConfig } from 'payload';
import { answerWhole, checkChoice, checkId } from '../payload/check-request.ts';
import { admins, adminsOnlyField, adminsOrSelf, staff as anyStaff, ROLES } from './access.ts';
import { takeTurns } from './account-turns.ts';
import { askForReset } from './ask-for-reset.ts';
import { askPassword } from './ask-password.ts';
import { checkLink } from './check-link.ts';
import { checkPassword } from './check-password.ts';
import { endLinks } from './end-links.ts';
import { endLongSession } from './end-long-session.ts';
import { firstUser } from './first-user.ts';
import { keepAdminAccount, keepAnAdmin } from './keep-an-admin.ts';
import { logInGuard, type StaffLogIn } from './log-in-guard.ts';
import { type OnStaffChange, tellOfChanges } from './staff-changes.ts';
import { type OnStaffLogOut, tellOfLogOut } from './tell-of-log-out.ts';

const NO_CALL = { errors: [{ message: 'There is no such call.' }] };

/** The people behind the shop; they sign in to the back office only. */
export function staff(
  secure: boolean,
  logIn?: StaffLogIn,
  onChange?: OnStaffChange,
  onLogOut?: OnStaffLogOut,
): CollectionConfig {
  const guard = logIn && logInGuard(logIn);
  const told = onChange && tellOfChanges(onChange);
  return {
    slug: 'staff',
    labels: { singular: 'Staff member', plural: 'Staff' },
    admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'Shop' },
    // Editors may lock every document that can be locked. They must not keep administrators from changing an account.
    lockDocuments: false,
    auth: {
      tokenExpiration: 2 * 60 * 60,
      // No lock on the account, which anybody could trigger; see `log-in-guard.ts`.
      maxLoginAttempts: 0,
      cookies: { sameSite: 'Strict', secure },
    },
    endpoints: [
      ...(logIn ? [askForReset(logIn)] : []),
      // No addresses are verified by a link: Payload's call looks for a column that does not exist.
      {
        path: '/verify/:token',
        method: 'post',
        handler: async () => Response.json(NO_CALL, { status: 404 }),
      },
    ],
    access: {
      admin: ({ req }) => Boolean(anyStaff({ req })),
      // Staff are told that a colleague has a document open, so they must be able to read which colleague.
      read: anyStaff,
      create: admins,
      update: adminsOrSelf,
      delete: admins,
    },
    hooks: {
      ...guard,
      ...told,
      beforeOperation: [
        checkId,
        checkChoice,
        answerWhole,
        ...(logIn ? [checkPassword(logIn), checkLink(logIn)] : []),
        takeTurns,
        // After `takeTurns`, so that nobody can change the account between the comparison and the change.
        ...(logIn ? [askPassword(logIn)] : []),
        ...(guard?.beforeOperation ?? []),
        ...(told?.beforeOperation ?? []),
      ],
      afterLogin: [...(guard?.afterLogin ?? []), ...(told?.afterLogin ?? [])],
      beforeChange: [keepAnAdmin, endLinks, ...(told?.beforeChange ?? [])],
      beforeDelete: [keepAdminAccount],
      beforeValidate: [firstUser],
      refresh: [endLongSession],
      ...(onLogOut && { afterLogout: [tellOfLogOut(onLogOut)] }),
    },
    fields: [
      { name: 'name', type: 'text' },
      {
        name: 'role',
        type: 'select',
        required: true,
        saveToJWT: true,
        // The form for editing many accounts has no field for one's own password.
        admin: { disableBulkEdit: true },
        defaultValue: 'support',
        options: [...ROLES],
        access: { create: adminsOnlyField, update: adminsOnlyField },
      },
    ],
  };
}
