import type { FollowedLink } from '@spindle/domain/accounts/sign-in-links/check-sign-in-link.ts';
import { addressOfLink } from '@spindle/platform/client-address.ts';

/** What a request to the sign-in screen says about the link that leads there; undefined without a link. */
export function followedLink(
  { searchParams }: URL,
  headers: Headers,
): (FollowedLink & { isChallenged: boolean }) | undefined {
  const token = searchParams.get('token');
  if (!token) return undefined;
  const challenge = searchParams.get('challenge');
  return {
    token,
    named: addressOfLink(searchParams),
    ...{ challenge: challenge ?? '', isChallenged: challenge !== null },
    cookieHeader: headers.get('cookie') ?? undefined,
  };
}
