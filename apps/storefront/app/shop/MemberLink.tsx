import { useLinks } from '../page-state.ts';
import { useWords } from '../words.ts';

/** Who the visitor is, if the server may know it: never on pages that are cached for everyone. */
export type FrameViewer = { name: string } | 'anonymous' | 'unknown';

/**
 * The log-in button; for a member, a link to the member centre with the initial of their name or address. On pages cached
 * for everyone, the element finds out in the browser.
 */
export function MemberLink({ viewer, label }: { viewer: FrameViewer; label: string | undefined }) {
  const links = useLinks();
  const words = useWords('frame');
  if (typeof viewer === 'object') {
    return (
      <a className="member-link" href={links.member()} aria-label={words('nav.memberCentre')}>
        {initialOf(viewer.name)}
      </a>
    );
  }
  const logIn = (
    <a className="button button-ink button-small" href={links.member('login')}>
      {label ?? words('nav.logIn')}
    </a>
  );
  if (viewer === 'anonymous') return logIn;
  return (
    <spindle-member
      data-href={links.member()}
      data-label={words('nav.memberCentre')}
      data-acting={words('nav.acting', { email: '{email}', time: '{time}' })}
      data-end-acting={words('nav.endActing')}
    >
      {logIn}
    </spindle-member>
  );
}

/** The first letter as a reader perceives it, in capitals. */
export function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '').toLocaleUpperCase();
}
