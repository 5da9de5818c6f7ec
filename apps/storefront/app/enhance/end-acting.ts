import type { HttpClient } from '../../calls/http-client.ts';

/**
 * Staff stop acting as a member on a page that is the same for everyone. What is shown then is asked for anew; where the shop
 * does not end it, the member centre is, whose bar says how things stand. Where it is over, since another tab has ended it, nothing
 * is asked: the call would log them out of an account of their own, or end another acting that was begun since.
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
    /** The acting that the page speaks of, known by its end, and the present one. */
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
