import { isSwitch } from '@spindle/domain/subscriptions/change-subscription.ts';
import type { SubscriptionDetails } from '@spindle/domain/subscriptions/desk/subscription-details.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';
import { DeskField } from '../forms/DeskForm.tsx';
import type { BoughtLabel } from '../product-labels.ts';
import type { LineRefund } from '../refunds/refund-of-line.ts';
import type { SubscriptionChange } from './subscription-action.ts';

/** What staff may do with a subscription in its present state. Each action says what it does and asks for a reason. */
export function SubscriptionActions({
  details: { subscription, periods, nextChargeMinor },
  refund,
  now,
  words: { subscription: said },
  labelOf,
  format,
  money,
}: {
  details: SubscriptionDetails;
  refund: LineRefund | undefined;
  now: Date;
  words: DeskWords;
  labelOf: BoughtLabel;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}) {
  const { id, state, periodEnd, currency } = subscription;
  if (state === 'ended') return null;
  const open = periods.find(({ period }) => !period.grantedAt);
  const values = { end: format(periodEnd), price: money(nextChargeMinor, currency) };
  const lapsed = periodEnd <= now;
  const charges = lapsed && !open;
  const asksLate = charges ? said.resumeCharges : said.resumeWaits;
  const runs = state === 'active' && !open;
  const rests = state === 'cancelling' || state === 'paused';
  // Whether the open payment for a change of term succeeds decides which period would be resumed.
  const decides = open && lapsed && isSwitch(open.period, subscription);
  const changes: SubscriptionChange[] = [
    ...(state === 'past_due' ? (['retry'] as const) : []),
    ...(rests && !decides ? (['resume'] as const) : []),
    ...(runs ? (['pause'] as const) : []),
    // After the end of the paid period, this would end the subscription at once.
    ...((runs || state === 'paused') && !lapsed ? (['cancel_at_end'] as const) : []),
    'cancel_now',
  ];
  const becomesOf = (licence: LineRefund['licence']) => {
    if (licence && licence.state !== 'active') return said.backStops;
    return licence?.worksUntil
      ? filled(said.backUntil, { end: format(licence.worksUntil) })
      : said.backGoesOn;
  };
  const back = refund && money(refund.amountMinor, refund.currency);
  return (
    <section aria-labelledby="act">
      <h2 id="act">{said.act}</h2>
      {changes.map((change) => (
        <AskFirst
          key={change}
          action="/desk/change-subscription"
          fields={{
            ...{ subscription: id, change },
            ...(change === 'resume' && { shown: String(charges ? nextChargeMinor : 0) }),
          }}
          name={`${said[change].label}: ${labelOf(subscription)}`}
          label={said[change].label}
          question={filled(change === 'resume' && lapsed ? asksLate : said[change].asks, values)}
          yes={said[change].yes}
        >
          {change === 'cancel_now' && refund && back && (
            <p>
              {filled(said.back, { amount: back })} {becomesOf(refund.licence)}{' '}
              <a href={refund.href}>{filled(said.backLink, { amount: back })}</a>
            </p>
          )}
          <DeskField
            name="reason"
            id={`reason-${change}`}
            label={said.reason}
            help={said.reasonHelp}
            value=""
            required
            maxLength={500}
          />
        </AskFirst>
      ))}
    </section>
  );
}
