import { useLinks } from '../../page-state.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disc } from '../../ui/Disc.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useWords } from '../../words.ts';
import type { Trial } from './trials.ts';

/** For a member without a licence: programs to try, and where to find a key that was bought with another email address. */
export function FirstSteps({ text, trials }: { text: string; trials: readonly Trial[] }) {
  const words = useWords('licences');
  const member = useWords('member');
  const links = useLinks();
  return (
    <div className="first-steps">
      <EmptyState
        title={words('products.emptyTitle')}
        text={text}
        action={<ButtonLink href={links.store()}>{member('toShop')}</ButtonLink>}
      />
      {trials.length > 0 && (
        <section>
          <h2 className="sub-title">{words('products.trialsTitle')}</h2>
          <p className="text-muted">{words('products.trialsText')}</p>
          <ul className="trials">
            {trials.map(({ pid, name, line, text }) => (
              <li key={pid} data-line={line}>
                <Disc line={line} size="sm" />
                <p>
                  <b>{name}</b>
                  {text && <span className="text-small text-muted">{text}</span>}
                </p>
                <ButtonLink
                  href={links.trial(pid)}
                  look="outline"
                  size="small"
                  data-track="download"
                  data-pid={pid}
                  data-label="member_first_step"
                >
                  <Icon name="download" size={16} />
                  {words('products.trial')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="sub-title">{words('products.otherTitle')}</h2>
        <p className="text-muted">{words('products.otherText')}</p>
        <p className="first-steps-ways">
          <a className="link" href={links.member('reset_password')}>
            {words('products.otherPassword')}
          </a>
          <a className="link" href={links.contact()}>
            {member('support')}
          </a>
        </p>
      </section>
    </div>
  );
}
