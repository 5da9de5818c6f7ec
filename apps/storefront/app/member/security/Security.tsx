import { Notice } from '../../ui/Notice.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import type { ShownSecurity } from './load-security.ts';
import { Sessions } from './Sessions.tsx';
import styles from './security.css?url';

/** Who may come into the account, and who is in. */
export function Security({ security, token }: { security: ShownSecurity; token: string }) {
  const words = useWords('security');
  return (
    <div className="security">
      <Stylesheet href={styles} />
      {security.done && <Notice tone="success">{words(`done.${security.done}`)}</Notice>}
      <Sessions sessions={security.sessions} token={token} />
    </div>
  );
}
