import {
  type AccessCase,
  everybody,
  type Owned,
  ownRead,
  ownWrite,
  publicRead,
  publicWrite,
  someAddress,
} from './access-case.ts';
import { ACCOUNT_ACCESS } from './account-access.ts';

const forPrograms = (body: AccessCase['body'], outcome: string): AccessCase => ({
  ...{ ...(body && { body }), ...everybody(outcome), program: outcome, acting: outcome },
});

const device = (of: Owned) => ({
  key: of.licenceKey,
  device: 'a fingerprint of 16 chars',
  nonce: 'n'.repeat(16),
});
const mine = (more: Record<string, unknown>) => (of: Owned) => ({
  subscription_id: of.subscription,
  ...more,
});

/** Every call of the reference. A call that is missing here fails the test. */
export const ACCESS: Readonly<Record<string, AccessCase>> = {
  ...ACCOUNT_ACCESS,
  // Orders, invoices, licences.
  'GET /member/get_order_list': ownRead,
  'GET /member/product_licenses': ownRead,
  'GET /member/invoice_list': { ...ownRead, acting: 'acting_refused' },
  'GET /order/invoice': {
    query: ({ invoice }) => ({ number: invoice, format: 'pdf' }),
    ...{ anonymous: 'not_found', other: 'not_found', acting: 'acting_refused' },
    // The invoice is theirs, but its file is made by a job, and jobs do not run here.
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
  // Buying, which staff may never do while acting.
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
  // What forms ask for after too many attempts. Staff who act do not fill in any of them.
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
  // Calls of programs: cookies are ignored, whoever's they are.
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
  // A provider is recognised by its signature alone.
  'POST /order/webhook/{provider}': forPrograms(() => ({}), 'webhook_signature'),
};
