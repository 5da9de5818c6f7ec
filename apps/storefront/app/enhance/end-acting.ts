import type { HttpClient } from '../../calls/http-client.ts';

/**
 * Ends staff's acting as a member, from a page that is the same for everyone, which is then reloaded. If the shop does
 * not end it, the member centre is opened, whose bar shows the state. If it is already over, because another tab has
 * ended it, no call is made: it would log staff out of an account of their own, or end another acting that has begun
 * since.
 */
export async function endActing(
  call: HttpClient,
  {
    centre,
    shown,
    present,
    go,
    reload,
  }: {
    centre: string;
    /** The acting that the page shows, identified by its end, and the current one. */
    shown: { until: string };
    present(): { until: string } | undefined;
    go(path: string): void;
    reload(): void;
  },
): Promise<void> {
  if (present()?.until !== shown.until) return reload();
  const isEnded = await call('POST /backend/member/logout').then(
    ({ cscode }) => cscode === 0,
    () => false,
  );
  if (isEnded) reload();
  else go(centre);
}
