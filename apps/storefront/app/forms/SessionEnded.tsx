import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';

/** Says that a session is over, on a page that goes on without one. */
export function SessionEnded({ logIn }: { logIn: string | undefined }) {
  const words = useWords('accounts');
  return logIn === undefined ? null : (
    <Notice>
      {words('login.ended')}{' '}
      <a className="link" href={logIn}>
        {words('login.submit')}
      </a>
    </Notice>
  );
}
