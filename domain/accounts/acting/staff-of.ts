import type { Actor } from '../../actor.ts';
import type { ActingRow } from './queries.ts';

/** Who of staff acts, as they were when they asked for it. */
export const staffOf = ({
  staffId,
  staffEmail: email,
  staffRole: role,
}: Pick<ActingRow, 'staffId' | 'staffEmail' | 'staffRole'>): Extract<Actor, { kind: 'staff' }> => ({
  ...{ kind: 'staff', staffId, email, role },
});
