import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { z } from 'zod';
import { type Actor, STAFF_ROLES } from '../actor.ts';

/** A token passes through a person's clipboard, so it has a short life. */
export const CALL_TOKEN_MINUTES = 10;

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** The names of the claims are those of JSON Web Tokens; `exp` is in ms. */
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  sub: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
});

/** The settings that the maker of tokens (the back office) and their reader (the shop's calls) share. */
type Place = Pick<Config, 'secret' | 'origins'>;

/**
 * A token by which the shop's calls recognise a member of staff. It opens no preview, and a preview's token is not one of
 * these.
 */
export function makeCallToken(place: Place, staff: StaffActor, now: Date): string {
  const exp = now.getTime() + CALL_TOKEN_MINUTES * 60_000;
  const { staffId: sub, email, role } = staff;
  const said: z.infer<typeof claims> = { ...between(place), exp, sub, email, role };
  const body = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${body}.${sign(place, body)}`;
}

/**
 * The member of staff for whom this shop made the token, until it expires. The account may have left or changed its role
 * since; the caller has to check that.
 */
export function readCallToken(place: Place, token: string, now: Date): StaffActor | undefined {
  const [body = '', signature = '', ...more] = token.split('.');
  const expected = Buffer.from(sign(place, body));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const said = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
  const { iss, aud } = between(place);
  if (!said || said.iss !== iss || said.aud !== aud || said.exp < now.getTime()) return undefined;
  return { kind: 'staff', staffId: said.sub, email: said.email, role: said.role };
}

const between = ({ origins }: Place) => ({ iss: origins.backoffice, aud: `${origins.storefront}/backend` });

function sign({ secret }: Place, body: string): string {
  return createHmac('sha256', deriveKey(secret, 'staff-call')).update(body).digest('base64url');
}
