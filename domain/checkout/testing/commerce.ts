import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import type { JobRunner } from '@spindle/platform/jobs.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { openLog } from '@spindle/platform/log.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { openShop } from '../../open-shop.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { sandboxWebhookKey } from '../../payments/sandbox/sandbox-delivery.ts';
import { loadStandingCoupons } from '../../pricing/load-standing-coupons.ts';
import type { ShopDeps } from '../../shop-deps.ts';
import { newFormToken } from '../checkout-access.ts';
import { startCheckout } from '../start-checkout.ts';
import type { StartCheckoutInput } from '../start-input.ts';

export const SECRET = 'a secret of at least thirty-two characters';
export const ORIGIN = 'http://shop.test';
export const WEBHOOK_KEY = sandboxWebhookKey(SECRET);
export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

export interface CommerceChanges {
  /** `sandbox`: the clock that `npm run clock` moves. */
  clock?: Clock | 'sandbox';
  jobs?: JobRunner;
  /** Whether `startJobs` runs the queued jobs. */
  works?: boolean;
  provider?(own: PaymentProvider): PaymentProvider;
  change?(own: ShopDeps): Partial<ShopDeps>;
  /** Wraps the `fetch` that delivers the sandbox's webhooks to the shop. */
  fetch?(own: typeof fetch): typeof fetch;
}

/** Opens the shop on a database; the sandbox's webhooks are delivered to its HTTP calls. */
export async function openCommerce(
  url: string,
  { clock = systemClock, jobs, works = false, provider, change, fetch: onTheWay }: CommerceChanges = {},
) {
  const config = readConfig({
    ...{ NODE_ENV: 'test', SANDBOX: '1', SECRET, ORIGIN, DATABASE_URL: url },
    // Tests with many concurrent requests must not depend on the speed of the machine.
    DATABASE_TIMEOUT: '60000',
    ...{ LOCALES: ALL_LOCALES.join(','), BLOCKED_COUNTRIES: 'KP', JOBS: works ? 'on' : 'off' },
  });
  const deliver: typeof fetch = async (to, init) =>
    calls.request(new Request(String(to).replace('/backend/', '/'), init));
  const shop = await openShop(config, openLog('test', 'silent'), {
    ...(clock !== 'sandbox' && { clock }),
    ...(jobs && { jobs }),
    fetch: onTheWay?.(deliver) ?? deliver,
    change(own) {
      const [first] = own.providers;
      return { ...(provider && { providers: [provider(first)] }), ...change?.(own) };
    },
  });
  let visitors = 0;
  const calls = shop.calls(() => ({
    locale: 'en',
    ip: `2001:db8:0:${(visitors++).toString(16)}::1`,
    country: undefined,
  }));
  const { deps } = shop;
  return { ...shop, calls, db: deps.db, provider: deps.providers[0] };
}

export type Commerce = Awaited<ReturnType<typeof openCommerce>>;

/** Adds products: 643 (with a German name) and 646 on sale, 641 not, 642 priced in dollars only, 62037 as successor of 712. */
export async function stock({ db }: Pick<Commerce, 'db'>): Promise<void> {
  await loadStandingCoupons(db);
  await projectOffer(
    db,
    offer('643', 'DVD Ripper', {
      names: { de: { name: 'DVD Ripper für Windows', shortName: 'DVD Ripper' } },
    }),
  );
  await projectOffer(db, offer('646', 'Blu-ray Ripper'));
  await projectOffer(db, offer('712', 'Suite 12'));
  await projectOffer(db, offer('62037', 'AI Suite'));
  await projectOffer(db, offer('641', 'DVD Copy', { onSale: false }));
  const dollars = offer('642', 'DVD Creator').prices.filter(({ currency }) => currency === 'USD');
  await projectOffer(db, offer('642', 'DVD Creator', { prices: dollars }));
}

/** Adds 761, a bundle of 62037 and 62124; the latter is a bundle of 643 and 646. */
export async function stockBundles({ db }: Pick<Commerce, 'db'>): Promise<void> {
  await projectOffer(db, offer('62124', 'Spindle X', { type: 'bundle', contents: ['643', '646'] }));
  await projectOffer(db, offer('761', 'Complete Bundle', { type: 'bundle', contents: ['62124', '62037'] }));
}

export function offer(pid: string, name: string, change: Partial<Offer> = {}): Offer {
  const prices: [LicenceType, number, number, number][] = [
    ['1M', 1995, 1995, 2980],
    ['1Y', 2995, 2995, 4480],
    ['LFT', 4995, 4595, 6984],
    ['Lifetime+5PC', 9995, 9495, 14_800],
  ];
  return {
    pid,
    slug: name.toLowerCase().replaceAll(/[ -]/g, '_'),
    name,
    shortName: name,
    names: {},
    system: 'win',
    type: 'single',
    productLine: 'dvd',
    onSale: true,
    contents: [],
    builds: [{ version: '13.0.1', url: `/setup/${pid}.exe` }],
    prices: prices.flatMap(([licenceType, usd, eur, jpy]) => [
      { licenceType, currency: 'USD' as const, amountMinor: usd },
      { licenceType, currency: 'EUR' as const, amountMinor: eur },
      { licenceType, currency: 'JPY' as const, amountMinor: jpy },
    ]),
    ...change,
  };
}

/** The input of a guest's form; each call makes a new form. */
export function form(
  query = 'pid=643&opt643=LFT',
  change: Partial<StartCheckoutInput> = {},
): StartCheckoutInput {
  return {
    query: new URLSearchParams(query),
    formToken: newFormToken(),
    email: 'Kei@Example.test',
    member: undefined,
    checkoutIds: [],
    again: false,
    consents: [],
    shownTotalMinor: undefined,
    locale: 'en',
    ip: '198.51.100.7',
    country: 'US',
    ...change,
  };
}

/** Starts a checkout, whose payment page is open then. */
export async function begin({ deps }: Commerce, input = form()) {
  const started = await startCheckout(deps, input);
  if (!started.ok) throw new Error(started.error);
  const sandboxId = started.redirectUrl.split('/').at(-1) ?? '';
  return { ...started, sandboxId };
}
