import { useLinks } from '../../page-state.ts';
import { useWords } from '../../words.ts';

/** What somebody agrees to by registering, with links. Every language names the terms first. */
export function LegalText() {
  const words = useWords('accounts');
  const links = useLinks();
  const [before, between, after] = words('register.legal', { terms: '\n', privacy: '\n' }).split('\n');
  return (
    <p className="text-small text-muted">
      {before}
      <a className="link" href={links.document('terms-of-use')}>
        {words('register.terms')}
      </a>
      {between}
      <a className="link" href={links.document('privacy')}>
        {words('register.privacy')}
      </a>
      {after}
    </p>
  );
}
