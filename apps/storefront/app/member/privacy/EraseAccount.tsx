import type { FormReply } from '../../forms/form-reply.ts';
import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';
import { ConfirmFirst } from '../account/ConfirmForms.tsx';
import { SectionLink } from '../SectionLink.tsx';
import { EraseForm } from './EraseForm.tsx';
import type { ShownPrivacy } from './load-privacy.ts';

/** Says what an erasure does, what is kept and why, and asks for it. */
export function EraseAccount(props: { privacy: ShownPrivacy; token: string; reply: FormReply | undefined }) {
  const { privacy, token, reply } = props;
  const { graceDays, retentionYears, subscriptions } = privacy.erasure;
  const words = useWords('privacy');
  const links = useLinks();
  return (
    <section>
      <h2>{words('erasure.title')}</h2>
      <p>{words('erasure.text', { days: graceDays })}</p>
      <ul className="facts-list">
        <li>{words('erasure.closed')}</li>
        <li>
          {subscriptions.length === 0
            ? words('erasure.noSubscriptions')
            : words('erasure.subscriptions', { names: subscriptions.join(' · ') })}
        </li>
        <li>{words('erasure.gone')}</li>
      </ul>
      <h3>{words('erasure.staysTitle')}</h3>
      <ul className="facts-list">
        <li>
          {words('erasure.keys')}{' '}
          <SectionLink className="link" href={links.member('my_products')}>
            {words('erasure.toKeys')}
          </SectionLink>
        </li>
        <li>{words('erasure.invoices', { years: retentionYears })}</li>
        <li>{words('erasure.late')}</li>
      </ul>
      {privacy.confirmed ? <EraseForm token={token} reply={reply} /> : <ConfirmFirst />}
    </section>
  );
}
