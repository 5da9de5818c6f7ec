import { type FormEvent, useRef, useState } from 'react';
import { FormToken } from '../forms/FormToken.tsx';
import { useLinks, usePageState } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.ts';
import { logOut } from './log-out.ts';

/** Until the browser goes on, in ms (spec §4). */
const LEAVE_AFTER = 100;

/** The log-out button. Without script it is a form that does the same. */
export function LogOut({ token }: { token: string }) {
  const words = useWords('member');
  const page = usePageState();
  const links = useLinks();
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'offline'>('idle');
  // Not state: a second click can come before the first one is rendered.
  const busy = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState('busy');
    const outcome = await logOut(page);
    if (outcome === 'done') {
      setTimeout(() => location.assign(links.member('login')), LEAVE_AFTER);
      return;
    }
    busy.current = false;
    setState(outcome);
  }

  return (
    <form method="post" action={links.member('log_out')} className="log-out" onSubmit={submit}>
      <FormToken token={token} />
      <Button type="submit" look="outline" size="small" aria-disabled={state === 'busy' || undefined}>
        {words(state === 'busy' ? 'loggingOut' : 'logOut')}
      </Button>
      {state === 'failed' && <Notice tone="error">{words('logOutFailed')}</Notice>}
      {state === 'offline' && <Notice tone="warning">{words('logOutOffline')}</Notice>}
    </form>
  );
}
