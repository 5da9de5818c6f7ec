/** What a call is sent, with things that are the owner's: to others they are foreign. */
export interface Owned {
  subscription: string;
  device: string;
  invoice: string;
  checkout: string;
  licenceKey: string;
  /** Of everybody: an article’s slug. */
  article: string;
}

/** `ok`, or the code of the error. */
type Outcome = string;

/** How a call answers whom. A write that no page of ours sent is refused whoever it says it is. */
export interface AccessCase {
  query?(owned: Owned): Record<string, string>;
  body?(owned: Owned): Record<string, unknown>;
  anonymous: Outcome;
  /** Whose things are named. */
  owner: Outcome;
  /** Another member, with the same names. */
  other: Outcome;
  /** Somebody with the owner's cookies and without an origin: a program, or a page that hides where it is. */
  program: Outcome;
  /** Staff who act as the owner. */
  acting: Outcome;
}

const everybody = (outcome: Outcome) => ({ anonymous: outcome, owner: outcome, other: outcome });
/** Public, and for pages: a write from nowhere is refused, and staff read as themselves. */
const publicRead = (query?: AccessCase['query']): AccessCase => ({
  ...(query && { query }),
  ...{ ...everybody('ok'), program: 'ok', acting: 'acting_refused' },
});
const publicWrite = (body: AccessCase['body'], outcome = 'ok'): AccessCase => ({
  ...{ ...(body && { body }), ...everybody(outcome), program: 'forbidden_origin', acting: 'acting_refused' },
});
/** For whoever is logged in, about their own account. */
const ownRead = { anonymous: 'no_session', owner: 'ok', other: 'ok', program: 'ok', acting: 'ok' } as const;
const ownWrite = (body: AccessCase['body'], outcome = 'ok'): AccessCase => ({
  ...(body && { body }),
  ...{ anonymous: 'no_session', owner: outcome, other: outcome },
  ...{ program: 'forbidden_origin', acting: 'acting_refused' },
});
const forPrograms = (body: AccessCase['body'], outcome: string): AccessCase => ({
  ...{ ...(body && { body }), ...everybody(outcome), program: outcome, acting: outcome },
});

const device = (of: Owned) => ({
  key: of.licenceKey,
  device: 'a fingerprint of 16 chars',
  nonce: 'n'.repeat(16),
});
const SOMEBODYS = '00000000-0000-4000-8000-000000000000';
/** Of nobody, and another one each time: one that is tried often is asked for a captcha. */
const someAddress = () => `${crypto.randomUUID()}@example.test`;
const mine = (more: Record<string, unknown>) => (of: Owned) => ({
  subscription_id: of.subscription,
  ...more,
});

/** Every call of the reference; one that is missing here fails the test. */
export const ACCESS: Readonly<Record<string, AccessCase>> = {
  // Ways in. Staff who act as a member take none of them.
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
  'POST /api/google_oauth/token': publicWrite(() => ({}), 'not_found'),
  // An origin that is a bare address of a network, as the test's, can have no passkeys.
  'POST /api/auth/passkey/login_options': publicWrite(() => ({}), 'not_found'),
  'POST /api/auth/passkey/login': publicWrite(() => ({}), 'field_required'),
  'POST /api/auth/passkey/confirm_options': ownWrite(() => ({}), 'not_found'),
  // What a browser has answered is read before anybody is asked for.
  'POST /api/auth/passkey/confirm': publicWrite(() => ({}), 'field_required'),
  'POST /api/auth/passkey/register_options': ownWrite(() => ({}), 'not_found'),
  'POST /api/auth/passkey/register': publicWrite(() => ({}), 'field_required'),
  'GET /api/auth/passkey/list': { ...ownRead, acting: 'acting_refused' },
  'POST /api/auth/passkey/rename': ownWrite(() => ({ id: SOMEBODYS, name: 'Mine' }), 'not_found'),
  'POST /api/auth/passkey/remove': ownWrite(() => ({ id: SOMEBODYS }), 'not_found'),
  // Another one may begin where one goes on.
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
  'GET /member/export': {
    ...ownRead,
    owner: 'not_found',
    other: 'not_found',
    program: 'not_found',
    acting: 'acting_refused',
  },
  // Without a session nothing happens. Of staff it ends their time as the member.
  'POST /member/logout': { ...publicWrite(() => ({})), acting: 'ok' },
  // Orders, invoices, licences.
  'GET /member/get_order_list': ownRead,
  'GET /member/product_licenses': ownRead,
  'GET /member/invoice_list': { ...ownRead, acting: 'acting_refused' },
  'GET /order/invoice': {
    query: ({ invoice }) => ({ number: invoice, format: 'pdf' }),
    ...{ anonymous: 'not_found', other: 'not_found', acting: 'acting_refused' },
    // It is theirs; its file is a job's, which does not run here.
    ...{ owner: 'unavailable', program: 'unavailable' },
  },
  'GET /member/unbind_device': {
    query: ({ device }) => ({ device }),
    ...{ anonymous: 'no_session', other: 'device_unknown', owner: 'ok' },
    ...{ program: 'forbidden_origin', acting: 'ok' },
  },
  // Subscriptions.
  'GET /member/subscription_info': ownRead,
  'GET /order/subscribe.php': {
    query: ({ subscription }) => ({ subscription_id: subscription, action: 'resume' }),
    ...{ anonymous: 'no_session', other: 'subscription_unknown', owner: 'subscription_runs' },
    ...{ program: 'forbidden_origin', acting: 'acting_refused' },
  },
  'POST /order/subscribe.php': {
    ...ownWrite(mine({ action: 'resume' }), 'subscription_runs'),
    other: 'subscription_unknown',
  },
  'GET /article/product/subscribe/switch_sub': {
    query: ({ subscription }) => ({ subscription_id: subscription, to: '1Y' }),
    ...{ anonymous: 'no_session', owner: 'ok', other: 'subscription_unknown' },
    ...{ program: 'ok', acting: 'acting_refused' },
  },
  'POST /article/product/subscribe/switch_sub': {
    ...ownWrite(mine({ to: '1Y', price: 1, total: 1 }), 'subscription_price_changed'),
    other: 'subscription_unknown',
  },
  // Last: after it nothing can be changed any more.
  'POST /article/product/subscribe/cancel_sub': {
    ...ownWrite(mine({ when: 'period_end' })),
    other: 'subscription_unknown',
  },
  // Buying: never while somebody acts.
  'GET /order/api4.php': publicRead(() => ({ pid: '643', opt643: 'LFT' })),
  'POST /order/checkout4.php': publicWrite(
    () => ({ pid: '643', form_token: 'made up', email: someAddress() }),
    'checkout_ended',
  ),
  'GET /order/app/get_stripe_payment.php': {
    query: ({ checkout }) => ({ checkout }),
    ...{ anonymous: 'not_found', owner: 'ok', other: 'not_found', program: 'ok', acting: 'acting_refused' },
  },
  'GET /order/app/payment_analytics.php': {
    query: ({ checkout }) => ({ checkout }),
    ...{ anonymous: 'not_found', owner: 'ok', other: 'not_found', program: 'ok', acting: 'acting_refused' },
  },
  'GET /order/app/payment_card.php': {
    query: ({ checkout }) => ({ checkout }),
    ...{ anonymous: 'not_found', owner: 'ok', other: 'not_found', program: 'ok', acting: 'acting_refused' },
  },
  'POST /pre': publicWrite(() => ({})),
  // What forms ask of who tries too often. Staff who act fill in none of them.
  'GET /captcha/challenge': publicRead(() => ({ purpose: 'login' })),
  'GET /seccode': {
    query: () => ({ session: 'made up', timestamp: '1' }),
    ...{ ...everybody('not_found'), program: 'not_found', acting: 'acting_refused' },
  },
  'POST /captcha/mail': publicWrite(() => ({ purpose: 'login', email: someAddress() })),
  // What everybody may read.
  'GET /price': publicRead(() => ({ pid: '643' })),
  'GET /promotion/price_calculation': publicRead(() => ({ pid: '643', opt: 'LFT' })),
  'POST /price_discount/best/product_list': publicWrite(() => ({ pids: ['643'] })),
  'POST /price_discount/user_tags': publicWrite(() => ({})),
  'POST /common/country': publicWrite(() => ({})),
  'POST /common/count_down_news': publicWrite(() => ({})),
  'POST /pay_ratio/get_default': publicWrite(() => ({})),
  'GET /pay_ratio/index1': publicRead(),
  'GET /cms/article/detail': publicRead(({ article }) => ({ slug: article })),
  'GET /cms/article/list_by_category': publicRead(() => ({ category: 'dvd' })),
  'POST /article/first_img': publicWrite(() => ({ ids: [1] })),
  'GET /comments': publicRead(() => ({ path: '/dvd-ripper' })),
  'GET /faq/get_types': publicRead(),
  'GET /faq/get_faq_list_by_category': publicRead(() => ({ category: 'licence' })),
  'GET /faq/get': publicRead(() => ({ slug: 'activate-a-licence' })),
  'GET /faq/relate': publicRead(() => ({ slug: 'activate-a-licence' })),
  'POST /faq/search': publicWrite(() => ({ q: 'licence' })),
  // Programs: no cookie is believed, whoever's it is.
  'POST /licence/activate': forPrograms((of) => ({ ...device(of), name: 'PC', system: 'win' }), 'ok'),
  'POST /licence/validate': forPrograms(device, 'ok'),
  'POST /licence/heartbeat': forPrograms(device, 'ok'),
  'POST /licence/release': forPrograms(
    (of) => ({ ...device(of), device: 'another of 16 chars' }),
    'device_unknown',
  ),
  'POST /licence/offline_file': forPrograms(() => ({}), 'field_required'),
  'POST /licence/trial': forPrograms(() => ({}), 'field_required'),
  'GET /licence/keys': publicRead(),
  // A provider is known by its signature alone.
  'POST /order/webhook/{provider}': forPrograms(() => ({}), 'webhook_signature'),
};
