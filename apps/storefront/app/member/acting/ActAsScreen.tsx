import { useEffect, useState } from 'react';
import { call } from '../../page-calls.ts';
import { useLinks } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useWords } from '../../words.ts';
import { AuthFrame } from '../AuthFrame.tsx';

export interface ActAsData {
  section: 'act_as';
}

/**
 * Where the back office sends staff who are to see the shop as a member. The ticket comes behind `#`, so that no server
 * logs it and no other page learns of it; it is removed from the address at once. A button begins, so that nobody gets
 * into somebody else's account without noticing.
 */
export function ActAsScreen() {
  const words = useWords('acting');
  const links = useLinks();
  const [ticket, setTicket] = useState('');
  const [state, setState] = useState<'ready' | 'busy' | 'ended'>('ready');
  useEffect(() => {
    const given = location.hash.slice(1);
    if (!given) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setTicket(given);
  }, []);

  async function begin() {
    setState('busy');
    try {
      await call('POST /backend/api/auth/admin', { ticket });
      location.assign(links.member('my_products'));
    } catch {
      setState('ended');
    }
  }

  return (
    <AuthFrame title={words('title')} text={<p>{words('text')}</p>}>
      <noscript>
        <Notice tone="warning">{words('script')}</Notice>
      </noscript>
      {state === 'ended' && <Notice tone="error">{words('ended')}</Notice>}
      <Button onClick={begin} disabled={!ticket || state !== 'ready'}>
        {words('begin')}
      </Button>
    </AuthFrame>
  );
}
