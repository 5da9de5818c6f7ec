import type { Found } from '@spindle/content/search/search.ts';
import type { UserInfo } from '@spindle/domain/accounts/user-info.ts';
import type { WorkChallenge } from '@spindle/domain/captcha/altcha.ts';
import type { OrderState } from '@spindle/domain/orders/order.ts';
import type { PaymentState } from '@spindle/domain/payments/payment.ts';
import type { ListedPrice } from '@spindle/domain/pricing/list-prices.ts';

/** A call's parameters, in its query or its body. */
type Parameters = Readonly<Record<string, unknown>>;

/** The envelope of the backend's calls; `cscode` 0 is success. */
export interface Envelope<Data> {
  cscode: number;
  msg: string;
  data: Data;
}

/** Options for `navigator.credentials`, as `PublicKeyCredential` parses them. */
type PasskeyOptions = Envelope<{ publicKey: object }>;

/** Suggestions while one types; texts of fewer than two characters are not looked for. */
interface Search {
  takes: { q: string };
  answers: { data: Pick<Found, 'path' | 'title' | 'summary'>[] };
}

/**
 * The calls that scripts of our pages make: their parameters and answers. A script can only make a call that has a line
 * here; `backend-calls.db.test.ts` asks the real backend for each of its own.
 */
export interface Calls {
  'POST /backend/member/logout': { takes: Parameters; answers: Envelope<object> };
  'POST /backend/api/auth/auth_token': {
    takes: { token: string; client_e: string; challenge: string };
    answers: Envelope<{ status: true; user: UserInfo }>;
  };
  'POST /backend/member/info': { takes: Parameters; answers: Envelope<UserInfo> };
  'GET /backend/member/': { takes: Parameters; answers: Envelope<UserInfo> };
  'POST /backend/api/auth/passkey/login_options': { takes: Parameters; answers: PasskeyOptions };
  'POST /backend/api/auth/passkey/confirm_options': { takes: Parameters; answers: PasskeyOptions };
  'POST /backend/api/auth/passkey/register_options': { takes: Parameters; answers: PasskeyOptions };
  'POST /backend/price_discount/best/product_list': {
    takes: { pids: readonly string[]; coupon: string };
    answers: Envelope<{ prices: ListedPrice[] }>;
  };
  'POST /backend/api/auth/admin': {
    takes: { ticket: string };
    answers: Envelope<{ email: string; until: string }>;
  };
  'GET /backend/captcha/challenge': {
    takes: { purpose: string };
    answers: Envelope<{ work: WorkChallenge | null; session: string; timestamp: number }>;
  };
  'GET /build.json': { takes: Parameters; answers: { build: string } };
  'GET /api/cms/search': Search;
  'GET /api/cms/page-help/search': Search;
  'GET /backend/order/app/get_stripe_payment.php': {
    takes: { checkout: string };
    answers: Envelope<{
      order_state: OrderState;
      payment_state: PaymentState | null;
      redirect_url: string | null;
    }>;
  };
}

export type CallName = keyof Calls;

/** Calls whose body is a form (spec §7); all other writes are JSON. */
export const FORM_CALLS: ReadonlySet<string> = new Set(['POST /backend/order/checkout4.php']);
