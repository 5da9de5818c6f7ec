import { accountsHttp } from '@spindle/domain/accounts/http.ts';
import { endedLoginCookies } from '@spindle/domain/accounts/login-cookies.ts';
import { createBackend } from '@spindle/domain/backend-api/create-backend.ts';
import { checkoutHttp } from '@spindle/domain/checkout/http.ts';
import { licencesHttp } from '@spindle/domain/licences/http.ts';
import { ordersHttp } from '@spindle/domain/orders/http.ts';
import { paymentsHttp } from '@spindle/domain/payments/http.ts';
import { pricingHttp } from '@spindle/domain/pricing/http.ts';
import type { Client } from './http/client.ts';
import type { Services } from './services.ts';

/** The calls of all domain modules, as they are mounted at `/backend`. */
export function backendCalls(services: Services, clientOf: (request: Request) => Client | undefined) {
  const { config, log } = services;
  const secure = config.origins.storefront.startsWith('https:');
  return createBackend({
    modules: [
      accountsHttp(services.accounts),
      checkoutHttp({ ...services.checkout, limits: services.limits }),
      ordersHttp(services),
      licencesHttp(services),
      pricingHttp(services),
      paymentsHttp(services.checkout),
    ],
    readViewer: services.readViewer,
    about(request) {
      const { ip = '', country } = clientOf(request) ?? {};
      return { locale: config.defaultLocale, ip, country };
    },
    locales: config.locales,
    origins: [config.origins.storefront],
    secret: config.secret,
    log,
    endedLoginCookies: endedLoginCookies(secure),
    signed: services.checkout.providers.map(({ name }) => `/order/webhook/${name}`),
  });
}
