import { type AccessCase, ownRead, ownWrite, publicWrite, someAddress } from './access-case.ts';

/** Calls about log-in, session and account. */
export const ACCOUNT_ACCESS: Readonly<Record<string, AccessCase>> = {
  // Log-in and registration. Staff who act as a member may use none of them.
  'POST /api/auth/register/per': publicWrite(() => ({ email: someAddress() })),
  'POST /api/auth/register/check': publicWrite(
    () => ({ email: someAddress(), code: '000000' }),
    'code_wrong',
  ),
  'POST /api/auth/register/complete': publicWrite(
    () => ({ email: someAddress(), code: '000000', password: 'a long and new one' }),
    'code_wrong',
  ),
  'POST /api/auth/login': publicWrite(
    () => ({ email: someAddress(), password: 'wrong password' }),
    'bad_credentials',
  ),
  'POST /api/auth/second_factor': publicWrite(() => ({ code: '000000' }), 'second_factor_ended'),
  'POST /api/auth/auth_token/per': publicWrite(() => ({ email: someAddress() })),
  'POST /api/auth/auth_token': publicWrite(() => ({ token: 'made up', email: someAddress() }), 'link_ended'),
  'POST /api/auth/reset_pw/per': publicWrite(() => ({ email: someAddress() })),
  'POST /api/auth/reset_pw/check': publicWrite(() => ({ token: 'made up' }), 'link_ended'),
  'POST /api/auth/reset_pw/complete': publicWrite(
    () => ({ token: 'made up', password: 'a long and new one' }),
    'link_ended',
  ),
  'POST /member/reset_pw/reset_old_email': publicWrite(() => ({ token: 'made up' }), 'link_ended'),
  // Links the Google account that is already the owner's; only a member with a session can ask for that.
  'POST /api/google_oauth/token': {
    ...publicWrite(undefined),
    answered: (ways, cookie) => ways.linkGoogle(cookie),
    ...{ anonymous: 'google_refused', other: 'google_taken' },
  },
  // With the owner's passkey, which lets its owner in anywhere; nobody else can prove who they are, or add a passkey, with it.
  'POST /api/auth/passkey/login_options': publicWrite(() => ({})),
  'POST /api/auth/passkey/login': { ...publicWrite(undefined), answered: (ways) => ways.logIn() },
  'POST /api/auth/passkey/confirm_options': ownWrite(() => ({})),
  'POST /api/auth/passkey/confirm': {
    ...ownWrite(undefined),
    answered: (ways, cookie) => ways.confirm(cookie),
    other: 'passkey_refused',
  },
  'POST /api/auth/passkey/register_options': ownWrite(() => ({})),
  'POST /api/auth/passkey/register': {
    ...ownWrite(undefined),
    answered: (ways, cookie) => ways.register(cookie),
    other: 'passkey_refused',
  },
  'GET /api/auth/passkey/list': { ...ownRead, acting: 'acting_refused' },
  'POST /api/auth/passkey/rename': {
    ...ownWrite(({ passkey }) => ({ id: passkey, name: 'Mine' })),
    other: 'not_found',
  },
  'POST /api/auth/passkey/remove': {
    ...ownWrite(undefined),
    answered: (ways) => ways.removable(),
    other: 'not_found',
  },
  // Staff who act may begin acting as another member.
  'POST /api/auth/admin': {
    ...publicWrite(() => ({ ticket: 'made up' }), 'link_ended'),
    acting: 'link_ended',
  },
  // The account.
  'GET /member/': ownRead,
  'POST /member/info': { ...ownWrite(() => ({})), acting: 'ok' },
  'GET /member/get_user_profile': ownRead,
  'POST /member/update_user_manage': ownWrite(() => ({ username: 'Kei', language: 'en' })),
  'POST /member/change_password': ownWrite(() => ({ password: 'password' }), 'password_common'),
  'POST /member/change_password_v1': ownWrite(
    () => ({ old_password: 'not the old one', password: 'a long and new one' }),
    'bad_credentials',
  ),
  'POST /member/change_password_old': ownWrite(
    () => ({ old_password: 'not the old one', password: 'a long and new one' }),
    'bad_credentials',
  ),
  'POST /member/verify_code': ownWrite(() => ({})),
  'POST /member/change_email': ownWrite(() => ({ email: someAddress() })),
  'GET /member/export': { ...ownRead, other: 'not_found', acting: 'acting_refused' },
  // Without a session it does nothing. For staff it ends their acting.
  'POST /member/logout': { ...publicWrite(() => ({})), acting: 'ok' },
};
