import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';
import { useErrorWords } from './error-words.ts';

/** Says that the session has ended, on a page that goes on without one. */
export function SessionEnded({ logIn }: { logIn: string | undefined }) {
  const frame = useWords('frame');
  const say = useErrorWords();
  return logIn === undefined ? null : (
    <Notice>
      {say('session_expired')}{' '}
      <a className="link" href={logIn}>
        {frame('nav.logIn')}
      </a>
    </Notice>
  );
}
