import { stateCountry } from '@spindle/domain/subscriptions/periods/state-country.ts';
import { isCountry } from '@spindle/platform/countries.ts';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { redirectTo } from '../../redirect-to.ts';
import { pageNotFound } from '../../shop/page-not-found.ts';

/** Handles the form that says where a member lives now: back to the page, which then shows the tax of the next period. */
export async function countryAction(
  form: FormData,
  { memberId, subscriptionId }: { memberId: string; subscriptionId: string },
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { checkout, accounts } = context.get(servicesContext);
  const { page, country: network } = context.get(requestContext);
  const country = z.string().refine(isCountry).safeParse(form.get('country')).data;
  if (country === undefined) throw await pageNotFound(context);
  const result = await stateCountry(
    { ...checkout, jobs: accounts.jobs },
    { memberId, subscriptionId, country, network },
  );
  if (!result.ok && result.error !== 'country_blocked') throw await pageNotFound(context);
  const said = result.ok ? ({ done: 'saved' } as const) : { problem: result.error };
  return redirectTo(context, linksFor(page).taxCountry(subscriptionId, said), { status: 303 });
}
