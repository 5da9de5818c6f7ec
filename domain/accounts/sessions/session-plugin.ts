import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { SIGN_IN_WAYS } from '../tables.ts';

/**
 * Where the shop handles the library's sessions in its own way. These endpoints have no path, so that only this server can
 * call them.
 */
export const sessionPlugin = {
  id: 'shop-session',
  endpoints: {
    /**
     * The token of the session that the cookie names; undefined if the shop has not signed it. Reads nothing from the
     * database.
     */
    readSessionToken: createAuthEndpoint({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { sessionToken } = ctx.context.authCookies;
      return (await ctx.getSignedCookie(sessionToken.name, ctx.context.secret)) || undefined;
    }),
    /** Opens a session for a member who has proved who they are. */
    openSessionOf: createAuthEndpoint(
      {
        method: 'POST',
        body: z.object({
          memberId: z.uuid(),
          way: z.enum(SIGN_IN_WAYS),
          factorAt: z.date(),
          ipAddress: z.string(),
          country: z.string().nullable(),
          userAgent: z.string(),
        }),
      },
      async (ctx) => {
        const { memberId, ...facts } = ctx.body;
        const user = await ctx.context.internalAdapter.findUserById(memberId);
        if (!user) throw new Error('a member vanished while they logged in');
        const session = await ctx.context.internalAdapter.createSession(memberId, false, facts);
        await setSessionCookie(ctx, { session, user });
      },
    ),
  },
};
