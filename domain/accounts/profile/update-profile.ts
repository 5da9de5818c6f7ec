import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsDeps } from '../deps.ts';
import { updateMember } from '../queries.ts';
import { readMember } from '../read-member.ts';
import { loginCookies } from '../sessions/login-cookies.ts';
import type { UserInfo } from '../user-info.ts';

/** Changes what is given. The page's cookies hold the name, so they are sent anew. */
export async function updateProfile(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'secret' | 'cookies'>,
  memberId: string,
  { name, locale }: { name?: string | undefined; locale?: Locale | undefined },
): Promise<{ user: UserInfo; cookies: string[] }> {
  const { db, clock } = deps;
  await updateMember(db, memberId, {
    ...(name !== undefined && { name }),
    ...(locale !== undefined && { locale }),
    updatedAt: clock.now(),
  });
  const user = await readMember(deps, memberId);
  return { user, cookies: loginCookies(user, deps.cookies) };
}
