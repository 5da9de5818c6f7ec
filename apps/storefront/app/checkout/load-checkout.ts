import type { LoaderFunctionArgs } from 'react-router';
import { requestContext, servicesContext } from '../../server/request-context.ts';
import { linksFor } from '../links.ts';
import { type HiddenCheckout, type ShownCheckout, showCheckout } from './show-checkout.ts';

/** The checkout that a page's address names, for the visitor who asks. */
export async function loadCheckout({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<ShownCheckout | HiddenCheckout> {
  const { config, checkout } = context.get(servicesContext);
  const { locale, viewer } = context.get(requestContext);
  const who = await viewer();
  return showCheckout(checkout, {
    query: new URL(request.url).searchParams,
    cookies: request.headers.get('cookie'),
    memberId: who.kind === 'member' ? who.memberId : undefined,
    locale,
    links: linksFor(locale, config.defaultLocale),
    supportEmail: config.supportEmail,
  });
}
