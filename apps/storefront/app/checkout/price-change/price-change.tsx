import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { agreePrice } from '@spindle/domain/subscriptions/prices/agree-price.ts';
import { BY_MAIL } from '@spindle/domain/subscriptions/prices/by-mail.ts';
import { refusePrice } from '@spindle/domain/subscriptions/prices/refuse-price.ts';
import { viewPrice } from '@spindle/domain/subscriptions/prices/view-price.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import type { RouteHandle } from '../../../page/route-handle.ts';
import { FormToken } from '../../forms/FormToken.tsx';
import { formPageFor, readFormOrReply } from '../../forms/form-token.ts';
import { SessionEnded } from '../../forms/SessionEnded.tsx';
import { useLinks } from '../../page-state.ts';
import { redirectTo } from '../../redirect-to.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useWords, wordsIn } from '../../words.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { CheckoutMessage } from '../CheckoutMessage.tsx';
import { HiddenPage } from '../HiddenPage.tsx';
import { pageHead, privateHeaders } from '../page-head.ts';

export const handle = { hydrate: false, shared: false, pageType: 'payment' } satisfies RouteHandle;
export const headers = privateHeaders;
export const meta: MetaFunction = ({ matches }) =>
  pageHead(matches, (locale) => wordsIn(locale, 'purchase')('newPrice.title'));

const offerOf = (request: Request) => z.uuid().safeParse(new URL(request.url).searchParams.get('offer')).data;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { checkout } = context.get(servicesContext);
  const { locale } = context.get(requestContext);
  const offerId = offerOf(request);
  const found = offerId && (await viewPrice(checkout.db, { offerId, locale }));
  if (!found) return data(undefined, { status: 404 });
  const { subscription, price, isWithdrawn } = found;
  const day = dayFormatter(locale);
  const money = (amountMinor: number) => formatMoney(amountMinor, subscription.currency, locale);
  const isCancelled = subscription.state === 'cancelling' || subscription.state === 'ended';
  const closed: 'cancelled' | 'withdrawn' | 'over' = isCancelled
    ? 'cancelled'
    : isWithdrawn
      ? 'withdrawn'
      : 'over';
  const { headers, ...form } = await formPageFor(request, context);
  return data(
    {
      state: price?.state ?? closed,
      product: subscription.productName,
      date: day(price?.from ?? subscription.periodEnd),
      price: price && money(price.priceMinor),
      old: price && money(price.fromMinor),
      text: price?.text,
      withoutAgreement: price?.withoutAgreement,
      ...form,
    },
    { headers },
  );
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { form, ended } = await readFormOrReply(request, context, url);
  // The answer was not accepted: the page says why, and asks once more.
  if (!form) return ended;
  const { accounts, checkout } = context.get(servicesContext);
  const { locale, page } = context.get(requestContext);
  const offerId = offerOf(request);
  const deps = { ...checkout, jobs: accounts.jobs };
  if (!offerId) return data(undefined, { status: 404 });
  if (form.get('answer') === 'agree') await agreePrice(deps, BY_MAIL, { offerId, locale });
  if (form.get('answer') === 'cancel') await refusePrice(deps, { offerId });
  // Whatever the result, the page shows it.
  return redirectTo(context, linksFor(page).priceChange(offerId), { status: 303 });
}

/** Where a member agrees to a new price, or cancels. Mail scanners follow links, so only a button answers. */
export default function PriceChange() {
  const shown = useLoaderData<typeof loader>();
  const words = useWords('purchase');
  const links = useLinks();
  if (!shown) return <HiddenPage />;
  const { state, product, date, price = '', old = '', text, withoutAgreement, token, logIn } = shown;
  return (
    <CheckoutFrame isContract>
      <CheckoutMessage
        title={words(`newPrice.${state}.title`, { product })}
        text={words(`newPrice.${state}.text`, { product, date, price, old })}
      >
        <SessionEnded logIn={logIn} />
        {state === 'open' ? (
          <>
            {withoutAgreement && <p>{words(`newPrice.${withoutAgreement}`, { date, old })}</p>}
            <form method="post">
              <FormToken token={token} />
              <p>{text}</p>
              <Button type="submit" name="answer" value="agree">
                {words('newPrice.agree', { price })}
              </Button>
            </form>
            <form method="post" id="cancel">
              <FormToken token={token} />
              <Button type="submit" name="answer" value="cancel" look="outline">
                {words('newPrice.cancel')}
              </Button>
            </form>
          </>
        ) : (
          <ButtonLink href={links.subscriptions()}>{words('newPrice.toSubscriptions')}</ButtonLink>
        )}
      </CheckoutMessage>
    </CheckoutFrame>
  );
}
