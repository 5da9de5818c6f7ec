import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import type { SettleDeps } from '../fulfilment/deps.ts';
import type { VatRegistry } from '../tax/vat-registry.ts';

/** Everything the checkout's use cases need; each names the part it takes. */
export interface CheckoutDeps extends SettleDeps {
  /** Where the provider sends the buyer back to, and where mails lead. */
  sites: Sites;
  cookies: CookieScope;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
  /** The shop's, from which keys are derived. */
  secret: string;
  /** ISO 3166 codes. */
  blockedCountries: readonly string[];
  vatRegistry: VatRegistry;
}
