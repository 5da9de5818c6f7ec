import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { type QuoteSwitchDeps, quoteSwitch } from '@spindle/domain/subscriptions/switch/quote-switch.ts';
import { SWITCHES, type SwitchTo } from '@spindle/domain/subscriptions/switch/switch-to.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { Links } from '../../../page/links.ts';

/** What a subscription can be changed to now. */
export interface PlanChange {
  to: SwitchTo;
  /** What is to be paid now, after what is left of the present period; in the subscription's currency. */
  price: string;
  /** The page of the change, which says how that comes about. */
  href: string;
}

/**
 * The next dearer plan that a subscription can be changed to; undefined where there is none, or it is somebody else's. The
 * licence is shown without where that can't be found out.
 */
export async function planChangeOf(
  deps: QuoteSwitchDeps & { log: Log },
  subscription: Subscription,
  who: Who,
): Promise<PlanChange | undefined> {
  try {
    return await dearerPlan(deps, subscription, who);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.error(
      { err: error, subscriptionId: subscription.id },
      'the change of a plan could not be priced',
    );
    return undefined;
  }
}

interface Who {
  memberId: string;
  locale: Locale;
  links: Links;
}

async function dearerPlan(
  deps: QuoteSwitchDeps,
  { id, term, state, currency }: Subscription,
  { memberId, locale, links }: Who,
): Promise<PlanChange | undefined> {
  if (state !== 'active') return undefined;
  for (const to of SWITCHES) {
    if (to === term) continue;
    const quoted = await quoteSwitch(deps, { kind: 'member', memberId }, { subscriptionId: id, to });
    if (!quoted.ok || quoted.quote.when !== 'now') continue;
    return {
      to,
      price: formatMoney(quoted.quote.totalMinor, currency, locale),
      href: `${links.changePlan(id)}#plan-${to}`,
    };
  }
  return undefined;
}
