import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { requireMember } from '../../backend-api/require-member.ts';
import { code, done, failed, MEMBER_ONLY, nothing, sendCookies, token, user, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { emailAddress } from '../email.ts';
import { readMember } from '../read-member.ts';
import { completeAddressChange } from './complete-address-change.ts';
import { revertAddressChange } from './revert-address-change.ts';
import { startAddressChange } from './start-address-change.ts';

/** Changes the address of an account, and undoes such changes. */
export function addressHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/member/change_email',
      'Change the address, after `verify_code`: without a code one is mailed to the new address; with it the address changes',
      z.object({ email: emailAddress, code: code.optional() }),
      user,
      [
        ...MEMBER_ONLY,
        'invalid_email',
        'factor_required',
        'address_same',
        'address_changed_lately',
        'code_wrong',
        'code_spent',
        'too_many_requests',
      ],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const { email, code } = written(c);
      if (code === undefined) {
        const started = await startAddressChange(deps, viewer, { email });
        if (!started.ok) return failed(c, started);
        const data = await readMember(deps, viewer.memberId);
        return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
      }
      const cookieHeader = c.req.header('cookie') ?? null;
      const result = await completeAddressChange(deps, viewer, { email, code, cookieHeader });
      if (!result.ok) return failed(c, result);
      sendCookies(c, result.cookies);
      return c.json({ cscode: 0 as const, msg: '' as const, data: result.user }, 200);
    },
  );

  app.openapi(
    write(
      '/member/reset_pw/reset_old_email',
      'Undo a change of address with the link that went to the old one; ends every session and the password, and mails a link that sets a new one',
      z.object({ token }),
      nothing,
      ['link_ended', 'address_in_use', 'too_many_requests'],
    ),
    async (c) => {
      const result = await revertAddressChange(deps, { ...written(c), ip: c.var.ip });
      return result.ok ? done(c) : failed(c, result);
    },
  );
}
