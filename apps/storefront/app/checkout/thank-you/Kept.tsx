import { Form, useNavigation } from 'react-router';
import { ErrorText } from '../../forms/ErrorText.tsx';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import type { ShownCheckout } from '../show-checkout.ts';
import type { LinkAnswer } from './mail-password-link.ts';

/**
 * Where to find the key later. Most buyers who are not logged in have no password yet, but the page does not reveal
 * whether one has: anybody can type an address and pay.
 */
export function Kept({
  shown,
  token,
  answer,
}: {
  shown: ShownCheckout;
  token: string;
  answer: LinkAnswer | undefined;
}) {
  const words = useWords('purchase');
  const links = useLinks();
  const several = shown.lines.flatMap(({ licences }) => licences).length > 1;
  return (
    <section aria-labelledby="kept" className="checkout-part purchase-kept">
      <h2 id="kept" className="sub-title">
        {words(several ? 'thanks.many.kept' : 'thanks.mail.title')}
      </h2>
      <p>{words(several ? 'thanks.many.sent' : 'thanks.mail.sent', { email: shown.email })}</p>
      {shown.memberView ? (
        <p>{words('thanks.mail.member')}</p>
      ) : (
        <MailLink email={shown.email} token={token} answer={answer} />
      )}
      <p className="purchase-links">
        <a className="link" href={links.member('my_products')}>
          {words(shown.memberView ? 'thanks.mail.toAccount' : 'thanks.mail.logIn')}
        </a>
        <a className="link" href={links.home()}>
          {words('thanks.others')}
        </a>
      </p>
    </section>
  );
}

function MailLink({
  email,
  token,
  answer,
}: {
  email: string;
  token: string;
  answer: LinkAnswer | undefined;
}) {
  const words = useWords('purchase');
  const busy = useNavigation().formMethod === 'POST';
  if (answer?.sent) return <Notice tone="success">{words('thanks.mail.linkSent', { email })}</Notice>;
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <FormToken token={token} />
      <p>{words('thanks.mail.account')}</p>
      {answer?.problem && (
        <Notice tone="error">
          <ErrorText code={answer.problem.error} />
        </Notice>
      )}
      <Button type="submit" look="outline" aria-disabled={busy || undefined}>
        {words('thanks.mail.mailLink')}
      </Button>
    </Form>
  );
}
