import type { Actor } from '../../actor.ts';
import type { ActingRow } from './queries.ts';

/** The actor of an acting: the member of staff, with the role they had when they asked. */
export const staffOf = ({
  staffId,
  staffEmail: email,
  staffRole: role,
}: Pick<ActingRow, 'staffId' | 'staffEmail' | 'staffRole'>): Extract<Actor, { kind: 'staff' }> => ({
  ...{ kind: 'staff', staffId, email, role },
});
