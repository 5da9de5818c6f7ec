import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import { type Database, openDatabase } from '@spindle/platform/database.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { type JobRunner, openJobs } from '@spindle/platform/jobs.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { openLimits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import { openMailer } from '@spindle/platform/mailer.ts';
import { createPasswordToken } from '../../accounts/create-password-token.ts';
import { ensureMember } from '../../accounts/ensure-member.ts';
import { rateLimits } from '../../backend-api/tables.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { processPaymentEvent } from '../../payments/jobs.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { deliverSandboxEvent } from '../../payments/sandbox/jobs.ts';
import { sandboxProvider } from '../../payments/sandbox/sandbox-provider.ts';
import { loadStandingCoupons } from '../../pricing/load-standing-coupons.ts';
import { newFormToken } from '../checkout-access.ts';
import { orderMail, reconcilePayments } from '../job-kinds.ts';
import { type StartCheckoutInput, startCheckout } from '../start-checkout.ts';

export const SECRET = 'a secret of at least thirty-two characters';
export const ORIGIN = 'http://shop.test';
export const WEBHOOK_KEY = deriveKey(SECRET, 'sandbox-webhook');
export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

export const jobKinds = [processPaymentEvent, deliverSandboxEvent, orderMail, reconcilePayments];

/** Everything the checkout needs on one database, as the storefront puts it together. */
export function openCommerce(
  url: string,
  change: { clock?: Clock; jobs?: JobRunner; provider?: (own: PaymentProvider) => PaymentProvider } = {},
) {
  const log = openLog('test', 'silent');
  const database: Database = openDatabase(url, log);
  const { db } = database;
  const clock = change.clock ?? systemClock;
  const jobs = change.jobs ?? openJobs(url, log);
  const own = sandboxProvider({ db, clock, jobs, origin: ORIGIN, webhookKey: WEBHOOK_KEY });
  const provider = change.provider?.(own) ?? own;
  const deps = {
    db,
    clock,
    jobs,
    limits: openLimits(db, rateLimits),
    log,
    providers: [provider] as [PaymentProvider],
    site: { origin: ORIGIN, defaultLocale: 'en' as const },
    accessKey: deriveKey(SECRET, 'checkout-access'),
    blockedCountries: ['KP'],
    ensureMember,
    mailer: openMailer({ from: 'Spindle <orders@spindle.test>', transport: 'mailbox' }, db),
    from: 'Spindle <orders@spindle.test>',
    createPasswordToken: (tx: typeof db, memberId: string) => createPasswordToken(tx, clock, memberId),
  };
  return { deps, db, jobs, provider, close: () => database.close() };
}

export type Commerce = ReturnType<typeof openCommerce>;

/** 643 and 646 are sold, 641 not any more, 642 has a price in dollars only, 62037 follows 712. */
export async function stock({ db }: Pick<Commerce, 'db'>): Promise<void> {
  await loadStandingCoupons(db);
  await projectOffer(db, offer('643', 'DVD Ripper'));
  await projectOffer(db, offer('646', 'Blu-ray Ripper'));
  await projectOffer(db, offer('712', 'Suite 12'));
  await projectOffer(db, offer('62037', 'AI Suite'));
  await projectOffer(db, offer('641', 'DVD Copy', { onSale: false }));
  const dollars = offer('642', 'DVD Creator').prices.filter(({ currency }) => currency === 'USD');
  await projectOffer(db, offer('642', 'DVD Creator', { prices: dollars }));
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
    system: 'win',
    type: 'single',
    productLine: 'dvd',
    onSale: true,
    builds: [{ version: '13.0.1', url: `/setup/${pid}.exe` }],
    prices: prices.flatMap(([licenceType, usd, eur, jpy]) => [
      { licenceType, currency: 'USD' as const, amountMinor: usd },
      { licenceType, currency: 'EUR' as const, amountMinor: eur },
      { licenceType, currency: 'JPY' as const, amountMinor: jpy },
    ]),
    ...change,
  };
}

/** What a guest's form says; each call is a form of its own. */
export function form(
  query = 'pid=643&opt643=LFT',
  change: Partial<StartCheckoutInput> = {},
): StartCheckoutInput {
  return {
    query: new URLSearchParams(query),
    formToken: newFormToken(),
    email: 'Kei@Example.test',
    member: undefined,
    shownTotalMinor: undefined,
    locale: 'en',
    country: 'US',
    ...change,
  };
}

/** A checkout on its way to the provider. */
export async function begin({ deps }: Commerce, input = form()) {
  const started = await startCheckout(deps, input);
  if (!started.ok) throw new Error(started.error);
  const sandboxId = started.redirectUrl.split('/').at(-1) ?? '';
  return { ...started, sandboxId };
}
