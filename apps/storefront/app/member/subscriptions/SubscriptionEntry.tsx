import { sentences } from '@spindle/i18n/join-words.ts';
import { Form, useNavigation } from 'react-router';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks, usePageState } from '../../page-state.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/Button.tsx';
import { Disc } from '../../ui/Disc.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import { SectionLink } from '../SectionLink.tsx';
import type { ShownSubscription } from './load-subscriptions.ts';
import type { SubscriptionStep } from './step.ts';

/** One subscription, and what can be done about it now. */
export function SubscriptionEntry({
  subscription,
  token,
}: {
  subscription: ShownSubscription;
  token: string;
}) {
  const words = useWords('subscriptions');
  const member = useWords('member');
  const offer = useWords('offer');
  const {
    id,
    name,
    line,
    term,
    state,
    lapsed,
    waitsFor,
    resumeMinor,
    price,
    licenceHref,
    againHref,
    nextTerm,
    changeHref,
    lifetimeHref,
    countryHref,
    newPrice,
    payment,
  } = subscription;
  const rests = state === 'cancelling' || state === 'paused';
  // A pending payment for a change of term decides which period would be resumed; a refused payment ends the subscription.
  const resumes = rests && !payment && !(lapsed && waitsFor === 'switch');
  // Neither paused nor changed while a payment is undecided.
  const runs = state === 'active' && !payment;
  return (
    <li data-line={line} data-state={state}>
      <Disc line={line} size="sm" />
      <div>
        <h2>{unbroken(name)}</h2>
        <p className="subscription-facts">
          {offer(`licence.${term}`)} ·{' '}
          <SectionLink className="link" href={licenceHref}>
            {member('toLicence')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </SectionLink>
          {countryHref && (
            <>
              {' '}
              ·{' '}
              <SectionLink className="link" href={countryHref}>
                {words('country.title')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </SectionLink>
            </>
          )}
        </p>
        <Standing subscription={subscription} />
        {newPrice && <NewPrice price={newPrice} />}
      </div>
      <div className="subscription-ways">
        {payment?.pay && (
          <ButtonLink href={payment.pay.href} size="small">
            {words(payment.pay.asksBank ? 'confirmPayment' : 'payNow')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
        {newPrice?.state === 'open' && (
          <Step
            step="agree_price"
            of={{ id, name }}
            token={token}
            offer={newPrice.offerId}
            label={words('agree_price', { price: newPrice.price })}
          />
        )}
        {changeHref && (
          <SectionLink href={changeHref} className={buttonClass({ look: 'outline', size: 'small' })}>
            {words('change')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </SectionLink>
        )}
        {lifetimeHref && (
          <ButtonLink href={lifetimeHref} look="outline" size="small">
            {words('lifetime')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
        {runs && nextTerm && (
          <Step
            step="keep_term"
            of={{ id, name }}
            token={token}
            label={words('keep_term', { licence: offer(`licence.${term}`) })}
          />
        )}
        {runs && <Step step="pause" of={{ id, name }} token={token} />}
        {resumes && (
          <Step
            step="resume"
            of={{ id, name }}
            token={token}
            shown={resumeMinor}
            label={resumeMinor > 0 ? words('resumeNow', { price }) : undefined}
          />
        )}
        {/* Whenever money may still be charged; for a paused subscription, when it is resumed. */}
        {(state === 'active' || state === 'past_due' || state === 'paused') && (
          <Step step="cancel" of={{ id, name }} token={token} />
        )}
        {againHref && (
          <ButtonLink href={againHref} look="outline" size="small">
            {words('again')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** The date and amount of the next charge, or why there is none. */
function Standing({
  subscription: { state, forLifetime, until, lapsed, waitsFor, price, credited, payment, nextTerm },
}: {
  subscription: ShownSubscription;
}) {
  const words = useWords('subscriptions');
  const offer = useWords('offer');
  const links = useLinks();
  const { locale } = usePageState();
  if (payment) {
    const { state: stands, from, works, pay } = payment;
    const meanwhile = works && stands !== 'refused' ? [words('worksMeanwhile')] : [];
    const retry = pay?.retryOn ? [words('retry', { date: pay.retryOn })] : [];
    return (
      <p>
        {sentences(locale, [words(`payment.${stands}`, { price, date: from }), ...meanwhile, ...retry])}
        {pay && (
          <>
            {' '}
            <a className="link" href={links.updatePaymentMethod()}>
              {words('changeCard')}
            </a>
          </>
        )}
      </p>
    );
  }
  switch (state) {
    case 'active':
    case 'past_due':
      if (nextTerm) {
        const licence = offer(`licence.${nextTerm}`);
        return <p>{words(credited ? 'plannedCredited' : 'planned', { licence, date: until, price })}</p>;
      }
      return <p>{words(credited ? 'activeCredited' : 'active', { date: until, price })}</p>;
    case 'cancelling':
    case 'paused':
      if (waitsFor) return <p>{words(lapsed ? 'cancellingOver' : 'cancellingSwitch', { date: until })}</p>;
      if (lapsed) return <p>{words(state === 'paused' ? 'pausedOver' : state, { date: until })}</p>;
      return (
        <p>
          {sentences(locale, [
            words(state, { date: until }),
            nextTerm
              ? words(credited ? 'resumesPlannedCredited' : 'resumesPlanned', {
                  ...{ licence: offer(`licence.${nextTerm}`), date: until, price },
                })
              : words(credited ? 'resumesCredited' : 'resumes', { date: until, price }),
          ])}
        </p>
      );
    case 'ended':
      return <p>{words(forLifetime ? 'endedForLifetime' : 'ended', { date: until })}</p>;
  }
}

/** The new price, its date, and what happens without an answer. */
function NewPrice({
  price: { state, withoutAgreement, text, date, price, old },
}: {
  price: NonNullable<ShownSubscription['newPrice']>;
}) {
  const words = useWords('subscriptions');
  const { locale } = usePageState();
  return (
    <>
      <p>
        {sentences(locale, [
          words(`newPrice.${state}`, { date, price, old }),
          ...(state === 'open' ? [words(`newPrice.${withoutAgreement}`, { date })] : []),
        ])}
      </p>
      {state === 'open' && <p className="subscription-agreement">{text}</p>}
    </>
  );
}

/** A button with a form of its own, so that it works without script. */
function Step({
  step,
  of: { id, name },
  token,
  label,
  offer,
  shown,
}: {
  of: Pick<ShownSubscription, 'id' | 'name'>;
  token: string;
  /** The price offer that is agreed to. */
  offer?: string;
  /** The amount that the button shows, minor units. */
  shown?: number;
} & (
  | { step: Exclude<SubscriptionStep, 'keep_term' | 'agree_price'>; label?: string | undefined }
  | { step: 'keep_term' | 'agree_price'; label: string }
)) {
  const words = useWords('subscriptions');
  const { formData } = useNavigation();
  const sending = formData?.get('subscription') === id && formData.get('step') === step;
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        if (sending) event.preventDefault();
      }}
    >
      <FormToken token={token} />
      <input type="hidden" name="subscription" value={id} />
      {offer && <input type="hidden" name="offer" value={offer} />}
      {shown !== undefined && <input type="hidden" name="shown" value={shown} />}
      <Button
        type="submit"
        name="step"
        value={step}
        look="outline"
        size="small"
        className={label && 'button-sentence'}
        aria-disabled={sending || undefined}
      >
        {label ?? (step !== 'keep_term' && step !== 'agree_price' && words(step))}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  );
}
