import { LANGUAGES } from '@spindle/platform/locales.ts';
import { useEffect, useState } from 'react';
import { FormToken } from '../../forms/FormToken.tsx';
import { useLinks, usePageState } from '../../page-state.ts';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Section.tsx';
import { Stylesheet } from '../../ui/Stylesheet.tsx';
import { useWords } from '../../words.ts';
import styles from './acting.css?url';
import type { ActingAs } from './acting-context.ts';

/** On every page of the member centre: says that staff are looking, until when, and ends it; works without script, too. */
export function ActingBar({ acting, token }: { acting: ActingAs; token: string }) {
  const words = useWords('acting');
  const links = useLinks();
  const time = useTime(acting.until);
  return (
    <aside className="acting" aria-label={words('title')}>
      <Stylesheet href={styles} />
      <Container>
        <p className="acting-who">{words('bar', { email: acting.email, time })}</p>
        <p className="acting-limits">{words('limits')}</p>
        <form method="post" action={links.member('log_out')}>
          <FormToken token={token} />
          <Button type="submit" look="outline" size="small">
            {words('end')}
          </Button>
        </form>
      </Container>
    </aside>
  );
}

/** The time of day: first in UTC, as the server renders it, then in the reader's own zone. */
function useTime(until: string): string {
  const { locale } = usePageState();
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].dateTag, {
      hour: '2-digit',
      minute: '2-digit',
      ...options,
    }).format(new Date(until));
  const [local, setLocal] = useState(false);
  useEffect(() => setLocal(true), []);
  return say(local ? {} : { timeZone: 'UTC', timeZoneName: 'short' });
}
