import type { ReactNode } from 'react';
import { useErrorWords } from '../forms/error-words.ts';
import { useWords } from '../words.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** The page of a mailed link that no longer works, with the button for a new one. */
export function LinkEnded({ links, children }: { links: ReactNode; children: ReactNode }) {
  const words = useWords('accounts');
  const say = useErrorWords();
  return (
    <AuthFrame title={words('reset.endedTitle')} text={<p>{say('link_ended')}</p>} links={links}>
      <div className="auth-fields">{children}</div>
    </AuthFrame>
  );
}
