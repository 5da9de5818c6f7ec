import { saidOf } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { track } from '@spindle/tracking/tracker/track.ts';
import { Form, useNavigation } from 'react-router';
import { ErrorText } from '../../forms/ErrorText.tsx';
import { useErrorWords } from '../../forms/error-words.ts';
import { fieldOf } from '../../forms/form-reply.ts';
import { useLinks, usePageState } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { BuyerFields, buyerFields } from './BuyerFields.tsx';
import type { BilledForm } from './bill-form.ts';
import { Consents, consentFields } from './Consents.tsx';
import { GiftField } from './GiftField.tsx';
import type { LeftPayment } from './left-payment.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import type { QuotePage } from './quote-page.ts';
import type { BuyRefusal } from './submit-checkout.ts';
import { TermsText } from './TermsText.tsx';

/** The buyer's part: an address, the terms, and the button that says what it costs. */
export function BuyForm({
  page,
  left,
  refusal,
  billed,
  onBill,
  languages = [],
}: {
  page: QuotePage;
  left?: LeftPayment | undefined;
  refusal: BuyRefusal | undefined;
  /** The latest bill for what is typed. */
  billed?: BilledForm | undefined;
  onBill?(form: HTMLFormElement): void;
  /** The shop's languages. */
  languages?: readonly Locale[];
}) {
  const { locale } = usePageState();
  const words = useWords('checkout');
  const links = useLinks();
  const say = useErrorWords();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const typed = refusal?.reply ?? billed?.reply;
  const email = fieldOf('buy', 'email', typed);
  const gift = fieldOf('buy', 'gift_email', typed);
  const consents = consentFields(page.terms, typed);
  const buyer = buyerFields(refusal?.reply);
  const method = fieldOf('buy', 'method', typed);
  // The chosen method may have gone and left no choice: then the whole form shows the error.
  const problem = refusal?.reply.problem ?? (page.methods ? undefined : method.error);
  const named = [
    [words('buy.email'), email] as const,
    ...(['country', 'company', 'address', 'vatId'] as const).map(
      (name) => [words(`tax.buyer.${name}`), buyer[name]] as const,
    ),
    [words('buy.gift.to'), gift] as const,
    ...(page.methods ? [[page.methods.label, method] as const] : []),
    ...consents.map((field) => [words(`buy.consents.names.${field.consent}`), field] as const),
  ];
  const problems = [
    ...(problem ? [{ message: <ErrorText code={problem} /> }] : []),
    ...named.flatMap(([label, { error, id }]) =>
      error ? [{ message: saidOf(locale, label, say(error)), field: id }] : [],
    ),
  ];
  const logIn = links.member('login', links.checkoutOf(page.submitTo.slice(1)));
  const changed = problem === 'price_changed' && refusal?.shownTotal;

  return (
    <Form
      id="buy"
      method="post"
      action={page.submitTo}
      noValidate
      className="checkout-part buy-form"
      onSubmit={(event) => {
        if (busy) return event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement && submitter.name === 'intent') return;
        track('checkout_submit', { pids: page.lines.map(({ pid }) => pid) });
      }}
    >
      {/* For the Enter key, which presses the form's first button: it must order. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <h2 className="sub-title">{words('buy.details')}</h2>
      {problems.length > 0 && (
        <ErrorSummary title={words('errorSummary')} errors={problems} attempt={refusal} />
      )}
      {(problem === 'session_expired' || page.sessionEnded) && (
        <Notice title={problem ? undefined : say('session_expired')}>
          {words('buy.loggedOut')}{' '}
          <a className="link" href={logIn}>
            {words('logIn')}
          </a>
        </Notice>
      )}
      {refusal?.bought && (
        <p>
          <a className="link" href={links.thankYou(refusal.bought)}>
            {words('buy.toBought')}
          </a>
        </p>
      )}
      {changed && <p>{words('buy.priceWas', { before: changed, now: page.total })}</p>}
      <input type="hidden" name="form_token" value={refusal?.formToken ?? page.formToken} />
      <input type="hidden" name="shown_total" value={page.totalMinor} />
      {page.memberEmail ? (
        <>
          <p className="buyer">
            <span className="label">{words('buy.member')}</span>
            <span>{page.memberEmail}</span>
          </p>
          {/* If the buyer is logged out when this is sent, the form still has their address. */}
          <input type="hidden" name="as" value="member" />
          <input type="hidden" name="email" value={page.memberEmail} />
        </>
      ) : (
        <Field
          id={email.id}
          label={words('buy.email')}
          hint={words('buy.emailHint')}
          error={email.error && say(email.error)}
        >
          <Input
            type="email"
            name={email.name}
            defaultValue={email.value ?? left?.email}
            required
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
      )}
      {!page.memberEmail && !page.sessionEnded && (
        <a className="link" href={logIn}>
          {words('buy.haveAccount')}
        </a>
      )}
      <BuyerFields
        page={page}
        fields={buyerFields(billed?.reply ?? refusal?.reply)}
        toldVatId={billed?.toldVatId}
        onBill={onBill}
      />
      <GiftField
        gift={gift}
        language={fieldOf('buy', 'gift_locale', typed)}
        before={left}
        languages={languages}
      />
      {page.methods && <PaymentMethods methods={page.methods} field={method} />}
      {refusal?.bought && <input type="hidden" name="again" value="1" />}
      <TermsText terms={page.terms} />
      <Consents fields={consents} />
      <Button type="submit" className="buy-button button-sentence" aria-disabled={busy || undefined}>
        {busy ? (
          words('buy.submitting')
        ) : (
          <>
            <span>{words(page.terms.obliges ? 'buy.submit' : 'buy.submitFree')}</span>{' '}
            <span className="price">{page.total}</span>
          </>
        )}
      </Button>
    </Form>
  );
}
