import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { FormProblem } from '../FormProblem.tsx';
import { goSoon } from '../go-soon.ts';
import type { EnteringCall } from './enter-by-call.ts';

/**
 * Logs in by a button, since programs follow links. In the browser that has asked for the link, the page presses the
 * button itself. Without script it is a form that does the same.
 */
export function EnterForm(props: {
  call: EnteringCall;
  isHere: boolean;
  /** The shop's origin, if this page is on another one. */
  shop: string;
  token: string;
  problem: string | undefined;
}) {
  const { call, isHere, shop, token } = props;
  const words = useWords('accounts');
  const links = useLinks();
  const form = useRef<HTMLFormElement>(null);
  // Not state: a second click can come before the first one is rendered.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(props.problem);

  const go = (path: string) => goSoon('auto_login', shop + path);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const outcome = await import('./enter-by-call.ts').then(
      ({ enterByCall }) => enterByCall(call),
      // The script did not load.
      () => ({ in: false, error: 'server_error' }) as const,
    );
    if (outcome.in) return go(links.member());
    if (outcome.error === 'second_factor_wanted') return go(links.member('second_factor'));
    busy.current = false;
    setSending(false);
    setProblem(outcome.error);
  }

  const asked = useRef(false);
  useEffect(() => {
    if (!isHere || asked.current) return;
    asked.current = true;
    form.current?.requestSubmit();
  }, [isHere]);

  return (
    <form method="post" ref={form} className="auth-fields" onSubmit={submit}>
      <FormToken token={token} />
      <FormProblem code={problem} />
      <Button type="submit" aria-disabled={sending || undefined}>
        {words(sending ? 'working' : 'login.submit')}
      </Button>
    </form>
  );
}
