import { type FormEvent, useRef } from 'react';
import { FormToken } from '../forms/FormToken.tsx';
import { call } from '../page-calls.ts';
import { useLinks, usePageState } from '../page-state.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useLoading } from '../use-loading.ts';
import { useWords } from '../words.ts';
import { goSoon } from './go-soon.ts';
import { logOut } from './log-out.ts';

/** The log-out button. Without script it is a form that does the same. */
export function LogOut({ token }: { token: string }) {
  const words = useWords('member');
  const { cookieDomain = '' } = usePageState();
  const links = useLinks();
  const [loading, load] = useLoading(() => logOut(call, cookieDomain));
  // Not state: a second click can come before the first one is rendered.
  const busy = useRef(false);
  const outcome = loading.status === 'success' ? loading.data : undefined;
  const leaving = loading.status === 'pending' || outcome === 'done' || outcome === 'ended';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const ended = await load();
    const now = ended.status === 'success' ? ended.data : 'failed';
    // If the session had already ended, the call itself leads to the log-in page: do not go there twice.
    if (now === 'done') goSoon('log_out', links.member('login'));
    busy.current = now === 'done' || now === 'ended';
  }

  return (
    <form method="post" action={links.member('log_out')} className="log-out" onSubmit={submit}>
      <FormToken token={token} />
      <Button type="submit" look="outline" size="small" aria-disabled={leaving || undefined}>
        {words(leaving ? 'loggingOut' : 'logOut')}
      </Button>
      {outcome === 'failed' && <Notice tone="error">{words('logOutFailed')}</Notice>}
      {outcome === 'offline' && <Notice tone="warning">{words('logOutOffline')}</Notice>}
    </form>
  );
}
