import { checkoutRecord } from '@spindle/domain/checkout/checkout-record.ts';
import { mailsOfOrder } from '@spindle/domain/checkout/mails-of-order.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { invoicesOfOrders } from '@spindle/domain/invoices/invoices-of-orders.ts';
import { maySeeDocuments } from '@spindle/domain/invoices/may-see-documents.ts';
import { isErased } from '@spindle/domain/orders/order.ts';
import { paidPaymentOfOrder } from '@spindle/domain/payments/paid-payment-of-order.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { permissionsOf } from '@spindle/domain/staff/may-act.ts';
import { agreementOfOrder } from '@spindle/domain/subscriptions/agreements/agreement-of-order.ts';
import { subscriptionsOfLines } from '@spindle/domain/subscriptions/subscriptions-of-lines.ts';
import { taxOfOrder } from '@spindle/domain/tax/tax-of-order.ts';
import type { AdminViewServerProps } from 'payload';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { AuditTrail } from '../AuditTrail.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { deskMoments } from '../desk-moments.ts';
import { deskWords } from '../desk-words.ts';
import { keptForm } from '../forms/kept-forms.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { OrderInvoices } from '../invoices/OrderInvoices.tsx';
import { boughtLabels } from '../product-labels.ts';
import { Refund } from '../refunds/Refund.tsx';
import { Refusal } from '../review/Refusal.tsx';
import { ReviewActions } from '../review/ReviewActions.tsx';
import { SurplusPayments } from '../review/SurplusPayments.tsx';
import { staffActor } from '../staff-actor.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderMails } from './OrderMails.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderLicences, OrderLines } from './OrderParts.tsx';

/** One order with everything that belongs to it, and the actions on it. */
export function OrderPage(view: AdminViewServerProps) {
  const { locale, words, formatDay } = deskWords(view.i18n?.language);
  const said = words.order;
  const actor = staffActor(view.user);
  const number = decodeURIComponent([view.params?.segments].flat().at(-1) ?? '');
  const title = said.title.replace('{number}', number);
  const money = (amountMinor: number, currency: string) => formatExactMoney(amountMinor, currency, locale);
  const done = (as: unknown) =>
    as === 'invoice'
      ? words.invoices.done
      : as === 'mail'
        ? words.orderMails.done
        : as === 'surplus'
          ? words.surplus.done
          : as === 'refused'
            ? words.orders.refusal.done
            : said.refundOk;
  return (
    <Frame view={view} title={title}>
      <DeskPage
        view={view}
        permission="orders"
        title={title}
        done={(which) => done(view.searchParams?.as).replace('{number}', which)}
      >
        {async () => {
          const { deps } = await shop();
          const format = await deskMoments(deps.db, view.i18n?.language);
          const details = await orderDetails(deps, number);
          if (!details) return <p>{said.missing}</p>;
          const typed = keptForm(typedFields(view.searchParams).kept, actor, deps.clock);
          const record = await checkoutRecord(deps.db, details.order.id);
          const agreement = await agreementOfOrder(deps.db, details.order.id);
          const seesDocuments = await maySeeDocuments(deps.db, actor, details.order);
          const issued = seesDocuments ? await invoicesOfOrders(deps.db, [details.order.id]) : [];
          const mails = await mailsOfOrder(deps.db, details.order);
          const permissions = await permissionsOf(deps.db, actor);
          const subscriptions = permissions.includes('subscriptions')
            ? await subscriptionsOfLines(
                deps.db,
                details.order.lines.map(({ id }) => id),
              )
            : [];
          const { order } = details;
          const isHidden = isErased(order) && !seesDocuments;
          const business = isHidden ? undefined : (await taxOfOrder(deps.db, order.id))?.business;
          const labelOf = await boughtLabels(
            deps.db,
            [...order.lines, ...details.licences, ...subscriptions],
            locale,
          );
          const lineName = (id: string) => {
            const line = order.lines.find((one) => one.id === id);
            return line && labelOf(line);
          };
          const part = { details, words, labelOf, format, money };
          const paid = await paidPaymentOfOrder(deps.db, details.order.id);
          return (
            <>
              {details.order.state === 'review' && (
                <ReviewActions
                  order={details.order}
                  paid={paid && { amountMinor: paid.paidMinor ?? 0, currency: paid.paidCurrency ?? '' }}
                  {...{ locale, words }}
                />
              )}
              {details.order.state === 'review' && (
                <Refusal order={details.order} {...{ deps, actor, words, money }} />
              )}
              <SurplusPayments
                db={deps.db}
                language={view.i18n?.language}
                typed={typed}
                of={{ orderId: details.order.id }}
                {...{ actor }}
              />
              <OrderFacts
                order={details.order}
                risk={details.risk}
                {...{ record, agreement, business, subscriptions, words, locale, labelOf, format, money }}
              />
              <OrderLines {...part} locale={locale} />
              <Refund {...part} deps={deps} actor={actor} asked={typedFields(view.searchParams)} />
              <OrderMoney {...part} locale={locale} />
              {seesDocuments && (
                <OrderInvoices order={details.order} typed={typed} {...{ issued, words, money, formatDay }} />
              )}
              <OrderLicences {...part} />
              <OrderMails
                order={details.order}
                address={details.address}
                {...{ mails, words, format, locale }}
              />
              <AuditTrail
                entries={details.audit}
                {...{ words, format, locale, lineName }}
                currency={details.order.paidCurrency ?? details.order.currency}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
