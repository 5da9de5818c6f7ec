import {
  type BackendRouter,
  createRoute,
  failures,
  success,
  written,
  z,
} from '../../backend-api/envelope.ts';
import { requireMember } from '../../backend-api/require-member.ts';
import {
  done,
  errors,
  failed,
  json,
  MEMBER_ONLY,
  nothing,
  sendCookies,
  senderOf,
  signedIn,
  user,
  write,
} from '../calls.ts';
import type { AccountsDeps } from '../deps.ts';
import { addPasskey } from './add-passkey.ts';
import { assertionJson, attestationJson, optionsJson } from './credential-json.ts';
import { enterWithPasskey } from './enter-with-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { passkeyName } from './passkey-name.ts';
import { proveWithPasskey } from './prove-with-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { startAddingPasskey } from './start-adding-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startPasskeyProof } from './start-passkey-proof.ts';

const PATH = '/api/auth/passkey';
const passkeyId = z.uuid();
const listed = z.object({
  id: passkeyId,
  name: z.string(),
  synced: z.boolean().openapi({ description: 'A password manager keeps it on several devices.' }),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

const ok = <Data>(data: Data) => ({ cscode: 0 as const, msg: '' as const, data });

/** Logging in with a passkey, and managing a member's own. Answers `not_found` where the shop's origin can't have passkeys. */
export function passkeysHttp(app: BackendRouter, deps: AccountsDeps): void {
  app.openapi(
    write(
      `${PATH}/login_options`,
      'Log in with a passkey, step 1: options for `navigator.credentials.get`, good for ten minutes in this browser',
      nothing,
      optionsJson,
      ['not_found'],
    ),
    async (c) => {
      if (!deps.passkeys) return failed(c, { error: 'not_found' });
      const { options, cookies } = await startPasskeyLogin(deps, deps.passkeys, c.req.header('cookie'));
      sendCookies(c, cookies);
      return c.json(ok({ publicKey: { ...options } }), 200);
    },
  );

  app.openapi(
    write(
      `${PATH}/login`,
      'Log in with a passkey, step 2: what the browser has answered, as `toJSON()` writes it',
      z.object({ credential: assertionJson }),
      user,
      [
        ...(['not_found', 'passkey_refused', 'passkey_unknown'] as const),
        ...(['second_factor_wanted', 'account_blocked', 'account_closed'] as const),
        'too_many_requests',
      ],
    ),
    async (c) => {
      if (!deps.passkeys) return failed(c, { error: 'not_found' });
      const given = written(c).credential;
      const result = await enterWithPasskey(deps, deps.passkeys, { given, sender: senderOf(c) });
      return result.ok ? signedIn(c, result) : failed(c, result);
    },
  );

  app.openapi(
    write(
      `${PATH}/confirm_options`,
      'Prove again who you are with a passkey of yours, step 1: options for `navigator.credentials.get`',
      nothing,
      optionsJson,
      [...MEMBER_ONLY, 'not_found'],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      if (!deps.passkeys) return failed(c, { error: 'not_found' });
      const asked = await startPasskeyProof(deps, deps.passkeys, viewer, c.req.header('cookie'));
      sendCookies(c, asked.cookies);
      return c.json(ok({ publicKey: { ...asked.options } }), 200);
    },
  );

  app.openapi(
    write(
      `${PATH}/confirm`,
      'Prove again who you are with a passkey of yours, step 2; it counts for ten minutes',
      z.object({ credential: assertionJson }),
      nothing,
      [
        ...MEMBER_ONLY,
        ...(['not_found', 'passkey_refused', 'passkey_unknown', 'second_factor_wanted'] as const),
        'too_many_requests',
      ],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      if (!deps.passkeys) return failed(c, { error: 'not_found' });
      const about = { given: written(c).credential, sender: senderOf(c) };
      const result = await proveWithPasskey(deps, deps.passkeys, viewer, about);
      if (!result.ok) return failed(c, result);
      sendCookies(c, result.cookies);
      return done(c);
    },
  );

  app.openapi(
    write(
      `${PATH}/register_options`,
      'Add a passkey, step 1: options for `navigator.credentials.create`. Asks for a factor of the last ten minutes',
      nothing,
      optionsJson,
      [...MEMBER_ONLY, 'not_found', 'factor_required', 'too_many_passkeys'],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      if (!deps.passkeys) return failed(c, { error: 'not_found' });
      const asked = await startAddingPasskey(deps, deps.passkeys, viewer, c.req.header('cookie'));
      if (!asked.ok) return failed(c, asked);
      sendCookies(c, asked.cookies);
      return c.json(ok({ publicKey: { ...asked.options } }), 200);
    },
  );

  app.openapi(
    write(
      `${PATH}/register`,
      'Add a passkey, step 2: what the browser has made. It is named after the browser, and a mail tells of it',
      z.object({ credential: attestationJson }),
      z.object({ id: passkeyId }),
      [
        ...(['session_expired', 'no_session', 'not_found', 'factor_required'] as const),
        ...(['too_many_passkeys', 'passkey_refused', 'passkey_taken'] as const),
      ],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      if (!deps.passkeys) return failed(c, { error: 'not_found' });
      const about = { given: written(c).credential, locale: c.var.locale, sender: senderOf(c) };
      const result = await addPasskey(deps, deps.passkeys, viewer, about);
      if (!result.ok) return failed(c, result);
      sendCookies(c, result.cookies);
      return c.json(ok({ id: result.id }), 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'get',
      path: `${PATH}/list`,
      tags: ['accounts'],
      summary: 'Your passkeys',
      responses: {
        200: {
          description: 'Your passkeys',
          content: json(success(z.object({ passkeys: z.array(listed) }))),
        },
        ...failures({
          no_session: errors.no_session,
          session_expired: errors.session_expired,
          server_error: errors.server_error,
        }),
      },
    }),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const own = await listPasskeys(deps, viewer.memberId);
      const passkeys = own.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
        ...{ id, name, synced: isSynced, created_at: createdAt.toISOString() },
        last_used_at: lastUsedAt?.toISOString() ?? null,
      }));
      return c.json(ok({ passkeys }), 200);
    },
  );

  app.openapi(
    write(
      `${PATH}/rename`,
      'Give a passkey of yours another name',
      z.object({ id: passkeyId, name: passkeyName }),
      nothing,
      [...MEMBER_ONLY, 'not_found'],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const result = await renamePasskey(deps, viewer, written(c));
      return result.ok ? done(c) : failed(c, result);
    },
  );

  app.openapi(
    write(
      `${PATH}/remove`,
      'Remove a passkey of yours, which ends every other session. Asks for a factor of the last ten minutes',
      z.object({ id: passkeyId }),
      nothing,
      [...MEMBER_ONLY, 'not_found', 'factor_required'],
    ),
    async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const result = await removePasskey(deps, viewer, written(c).id);
      return result.ok ? done(c) : failed(c, result);
    },
  );
}
