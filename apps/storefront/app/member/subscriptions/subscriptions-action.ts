import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { pauseSubscription } from '@spindle/domain/subscriptions/pause/pause-subscription.ts';
import { resumeSubscription } from '@spindle/domain/subscriptions/pause/resume-subscription.ts';
import { agreePrice } from '@spindle/domain/subscriptions/prices/agree-price.ts';
import { keepTerm } from '@spindle/domain/subscriptions/switch/keep-term.ts';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';
import { countryAction } from './country-action.ts';
import { isStep, NOTICES } from './step.ts';
import { switchAction } from './switch-action.ts';

/** Handles the buttons of a subscription. Whatever the result, the list shows the subscription's state. */
export async function subscriptionsAction(form: FormData, context: Readonly<RouterContextProvider>) {
  const { accounts, checkout } = context.get(servicesContext);
  const { page, viewer, locale } = context.get(requestContext);
  const links = linksFor(page);
  const who = await viewer();
  if (who.kind !== 'member') throw redirectTo(context, links.member('login', links.member('subscriptions')));
  const subscriptionId = z.uuid().safeParse(form.get('subscription')).data;
  const step = form.get('step');
  if (subscriptionId === undefined) throw await pageNotFound(context);
  if (step === 'switch') return switchAction(form, { memberId: who.memberId, subscriptionId }, context);
  if (step === 'country') return countryAction(form, { memberId: who.memberId, subscriptionId }, context);
  if (!isStep(step)) throw await pageNotFound(context);
  const actor = { kind: 'member', memberId: who.memberId } as const;
  const deps = { ...checkout, jobs: accounts.jobs };
  const offerId = z.uuid().safeParse(form.get('offer')).data ?? subscriptionId;
  // Where no amount was shown, none is charged.
  const shownMinor = z.coerce.number().int().safeParse(form.get('shown')).data ?? 0;
  const result = await {
    cancel: () => cancelSubscription(deps, actor, { subscriptionId, when: 'period_end' }),
    pause: () => pauseSubscription(deps, actor, { subscriptionId }),
    resume: () => resumeSubscription(deps, actor, { subscriptionId, shownMinor, locale }),
    keep_term: () => keepTerm(deps, actor, { subscriptionId }),
    agree_price: () => agreePrice(deps, actor, { offerId, locale }),
  }[step]();
  if (!result.ok && result.error === 'not_found') throw await pageNotFound(context);
  const done = result.ok ? step : noticeOf(result.error);
  return redirectTo(context, links.subscriptions(done, subscriptionId), { status: 303 });
}

/** Why nothing was done, if the list does not show it. */
const noticeOf = (error: string) => NOTICES.find((notice) => notice === error);
