import type { Config } from '@spindle/platform/config.ts';
import type { AccountsDeps, AccountsMailDeps } from './accounts/deps.ts';
import type { CheckoutDeps } from './checkout/deps.ts';
import type { OrderMailDeps } from './checkout/send-order-mail.tsx';
import type { SandboxDelivery } from './payments/sandbox/sandbox-delivery.ts';

/** Everything that any module depends on, opened once; each module takes the part it needs. */
export type ShopDeps = AccountsDeps &
  AccountsMailDeps &
  CheckoutDeps &
  OrderMailDeps & {
    config: Config;
    /** How the sandbox's payment provider reaches the shop; undefined with a real provider. */
    sandbox: SandboxDelivery | undefined;
  };
