import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import type { SettleDeps } from '../fulfilment/deps.ts';
import type { VatRegistry } from '../tax/vat-registry.ts';

/** Everything that the checkout's use cases need; each names the part it takes. */
export interface CheckoutDeps extends SettleDeps {
  /** For the addresses that the provider sends the buyer back to, and that mails link to. */
  sites: Sites;
  cookies: CookieScope;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
  /** The shop's secret, from which keys are derived. */
  secret: string;
  /** ISO 3166 codes. */
  blockedCountries: readonly string[];
  vatRegistry: VatRegistry;
}
