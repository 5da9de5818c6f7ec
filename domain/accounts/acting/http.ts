import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { failed, sendCookies, senderOf, token, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { beginActing } from './begin-acting.ts';

/** Staff who look at the shop as a member. */
export function actingHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/api/auth/admin',
      'See the shop as a member for a quarter of an hour, with a ticket of the back office',
      z.object({ ticket: token }),
      z.object({ email: z.string(), until: z.iso.datetime() }),
      ['link_ended', 'too_many_requests'],
      { acting: true },
    ),
    async (c) => {
      const { ticket } = written(c);
      const begun = await beginActing(deps, { ticket, sender: senderOf(c) });
      if (!begun.ok) return failed(c, begun);
      sendCookies(c, begun.cookies);
      const data = { email: begun.email, until: begun.until.toISOString() };
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    },
  );
}
