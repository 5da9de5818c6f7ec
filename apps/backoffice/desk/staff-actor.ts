import { type Actor, STAFF_ROLES } from '@spindle/domain/actor.ts';
import { z } from 'zod';

const member = z.object({
  collection: z.literal('staff'),
  id: z.union([z.number(), z.string()]).transform(String),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
});

/** The member of staff who is logged in to the back office, as the domain's actor; anybody else is a visitor. */
export function staffActor(user: unknown): Actor {
  const { success, data } = member.safeParse(user);
  return success
    ? { kind: 'staff', staffId: data.id, email: data.email, role: data.role }
    : { kind: 'visitor' };
}
