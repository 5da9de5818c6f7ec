import { mailLink } from '@spindle/domain/mail/mail-link.ts';
import { takeCardPage } from '@spindle/domain/payments/cards/limits.ts';
import { openCardPage } from '@spindle/domain/payments/cards/open-card-page.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import { z } from 'zod';
import { paths } from '../../page/paths.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';

const sent = z.object({ guest_order: z.uuid().optional() });

/** In the address when the provider's page leads back after a card was given. */
const CARD_GIVEN = { card: 'given' };
export const cameBackWithCard = (url: URL) => url.searchParams.get('card') === CARD_GIVEN.card;

/** Handles the button: on to the provider's page, and from there back here. */
export async function changeCard(form: FormData, context: Readonly<RouterContextProvider>) {
  const { checkout, limits, log } = context.get(servicesContext);
  const { locale, viewer } = context.get(requestContext);
  const who = await viewer();
  if (who.kind !== 'member') return data({ problem: 'no_session' }, { status: 401 });
  const allowed = await takeCardPage(limits, who.email);
  if (!allowed.ok) {
    const headers = { 'Retry-After': String(allowed.retryAfter) };
    return data({ problem: 'too_many_requests' }, { status: 429, headers });
  }
  const guestOrderId = sent.safeParse(Object.fromEntries(form)).data?.guest_order ?? null;
  const here = (query = {}) => mailLink(checkout.sites, locale, paths.updatePaymentMethod, query);
  try {
    const { memberId, email } = who;
    const urls = { returnUrl: here(CARD_GIVEN), cancelUrl: here() };
    const page = { memberId, email, locale, guestOrderId, ...urls };
    return redirectDocument((await openCardPage(checkout, page)).redirectUrl);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    log.error({ err: error }, 'a card page was not made');
    return data({ problem: 'payment_unavailable' }, { status: 503 });
  }
}
