import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { SIGN_IN_WAYS } from '../tables.ts';

/**
 * Lets the shop open a session for a member who has proved who they are in a way of its own. No path leads to it, so
 * it can be called by this server only.
 */
export const sessionPlugin = {
  id: 'shop-session',
  endpoints: {
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
