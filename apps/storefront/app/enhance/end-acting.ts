import type { HttpClient } from '../../calls/http-client.ts';

/**
 * Staff stop acting as a member on a page that is the same for everyone. What is shown then is asked for anew; where the shop
 * does not end it, the member centre is, whose bar says how things stand.
 */
export async function endActing(
  call: HttpClient,
  { centre, go, reload }: { centre: string; go(path: string): void; reload(): void },
): Promise<void> {
  const isEnded = await call('POST /backend/member/logout').then(
    ({ cscode }) => cscode === 0,
    () => false,
  );
  if (isEnded) reload();
  else go(centre);
}
