import type { LoaderFunctionArgs } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { type HiddenCheckout, type ShownCheckout, showCheckout } from './show-checkout.ts';

/** The checkout that a page's address names, for the visitor who asks. */
export async function loadCheckout({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<ShownCheckout | HiddenCheckout> {
  const { config, checkout } = context.get(servicesContext);
  const { locale, viewer, page } = context.get(requestContext);
  const who = await viewer();
  return showCheckout(checkout, {
    query: new URL(request.url).searchParams,
    cookies: request.headers.get('cookie'),
    memberId: who.kind === 'member' ? who.memberId : undefined,
    locale,
    shopName: page.shopName,
    links: linksFor(page),
    supportEmail: config.supportEmail,
  });
}
