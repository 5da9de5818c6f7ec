import { accountsModule } from './accounts/module.ts';
import { auditModule } from './audit/module.ts';
import { backendApiModule } from './backend-api/module.ts';
import { booksModule } from './books/module.ts';
import { cancellationsModule } from './cancellations/module.ts';
import { captchaModule } from './captcha/module.ts';
import { checkoutModule } from './checkout/module.ts';
import { exchangeCodesModule } from './exchange-codes/module.ts';
import { fulfilmentModule } from './fulfilment/module.ts';
import { invoicesModule } from './invoices/module.ts';
import { licencesModule } from './licences/module.ts';
import { lostKeysModule } from './lost-keys/module.ts';
import { mailModule } from './mail/module.ts';
import { membersModule } from './members/module.ts';
import type { Module } from './module.ts';
import { movingInModule } from './moving-in/module.ts';
import { ordersModule } from './orders/module.ts';
import { payRatiosModule } from './pay-ratios/module.ts';
import { paymentsModule } from './payments/module.ts';
import { sandboxModule } from './payments/sandbox/module.ts';
import { pricingModule } from './pricing/module.ts';
import { privacyModule } from './privacy/module.ts';
import { riskModule } from './risk/module.ts';
import { salesModule } from './sales/module.ts';
import type { ShopDeps } from './shop-deps.ts';
import { staffModule } from './staff/module.ts';
import { subscriptionsModule } from './subscriptions/module.ts';
import { leaveOfRenewal } from './subscriptions/renewal/leave-of-renewal.ts';
import { taxModule } from './tax/module.ts';
import { trialsModule } from './trials/module.ts';
import { webhooksModule } from './webhooks/module.ts';

/** All modules of the shop, in the order of the backend's reference. */
export function openModules(deps: ShopDeps): readonly Module[] {
  const modules: Module[] = [
    accountsModule(deps),
    captchaModule(deps),
    checkoutModule(deps),
    fulfilmentModule(deps),
    ordersModule(deps),
    licencesModule({ ...deps, renewalLeave: (db, licence) => leaveOfRenewal({ ...deps, db }, licence) }),
    subscriptionsModule(deps),
    cancellationsModule(deps),
    trialsModule(deps),
    webhooksModule(deps),
    lostKeysModule(deps),
    exchangeCodesModule(deps),
    pricingModule(deps),
    taxModule(deps),
    booksModule({ ...deps, ecbRatesUrl: deps.config.ecbRatesUrl }),
    payRatiosModule(deps),
    riskModule(deps),
    salesModule(deps),
    backendApiModule(deps),
    mailModule(),
    auditModule(),
    membersModule(deps),
    staffModule(deps),
    movingInModule(),
    privacyModule({
      ...deps,
      holdings: () => modules.flatMap(({ holds }) => holds ?? []),
      erasures: () => modules.flatMap(({ erasure }) => erasure ?? []),
    }),
    paymentsModule({
      ...deps,
      handlersOf: (about) => modules.flatMap(({ events }) => events?.[about] ?? []),
    }),
    // Last, because its sequential numbers block other transactions until this one ends.
    invoicesModule(deps),
    ...(deps.sandbox ? [sandboxModule({ ...deps, ...deps.sandbox })] : []),
  ];
  return modules;
}
