import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The secret of a staff member's authenticator app; without effect until it is confirmed. */
export const staffTotp = shop.table('staff_totp', {
  /** The id of the staff account in the back office. */
  staffId: text('staff_id').primaryKey(),
  /** Encrypted with a key derived from the shop's SECRET; a pending one is sealed for the session that was shown it. */
  sealed: text().notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The 30-second step of the last code that was used: codes of this step and of all earlier ones are used up. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Keyed hashes of the codes for staff who have lost the app; each code works once. */
export const staffRecoveryCodes = shop.table(
  'staff_recovery_codes',
  { staffId: text('staff_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** Sessions of the back office in which the second factor was given. */
export const staffProvedSessions = shop.table(
  'staff_proved_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    staffId: text('staff_id').notNull(),
    provedAt: moment('proved_at').notNull(),
  },
  (table) => [index('staff_proved_sessions_of_staff').on(table.staffId)],
);
