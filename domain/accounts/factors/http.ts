import { type BackendRouter, written, z } from '../../backend-api/envelope.ts';
import { requireMember } from '../../backend-api/require-member.ts';
import { code, done, failed, MEMBER_ONLY, nothing, password, senderOf, write } from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { provePassword } from '../passwords/change-password.ts';
import { giveMemberCode } from './give-member-code.ts';
import { startMemberCode } from './start-member-code.ts';

/** Proving again who one is, before changes that an unattended browser must not make. */
export function factorsHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      '/member/verify_code',
      'Prove again who you are, for ten minutes: with the mailed code, or the password. With neither a code is mailed to your address. While the second factor is on, its codes count and none is mailed',
      z.object({ code: code.optional(), password: password.optional() }),
      nothing,
      [
        ...MEMBER_ONLY,
        ...(['code_wrong', 'code_spent', 'bad_credentials', 'second_factor_wanted'] as const),
        'too_many_requests',
      ],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const { code, password } = written(c);
      if (code !== undefined) {
        const result = await giveMemberCode(deps, viewer, code);
        return result.ok ? done(c) : failed(c, result);
      }
      if (password !== undefined) {
        const result = await provePassword(deps, viewer, { password, sender: senderOf(c) });
        return result.ok ? done(c) : failed(c, result);
      }
      const started = await startMemberCode(deps, viewer);
      return started.ok ? done(c) : failed(c, started);
    },
  );
}
