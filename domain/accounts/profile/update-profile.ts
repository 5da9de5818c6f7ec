import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsDeps } from '../deps.ts';
import { findMember, updateMember } from '../queries.ts';
import { readMember } from '../read-member.ts';
import { loginCookies } from '../sessions/login-cookies.ts';
import type { UserInfo } from '../user-info.ts';

/**
 * Changes the given fields. The page's cookies hold the name, so they are sent again. The language has to be an active one
 * (spec §4), or the one that the member already has, which may no longer be active.
 */
export async function updateProfile(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'secret' | 'cookies' | 'sites'>,
  memberId: string,
  { name, locale }: { name?: string | undefined; locale?: Locale | undefined },
): Promise<{ ok: true; user: UserInfo; cookies: string[] } | { ok: false; error: 'invalid_input' }> {
  const { db, clock, sites } = deps;
  if (locale !== undefined && !sites.some((site) => site.locale === locale)) {
    const member = await findMember(db, memberId);
    if (member?.locale !== locale) return { ok: false, error: 'invalid_input' };
  }
  await updateMember(db, memberId, {
    ...(name !== undefined && { name }),
    ...(locale !== undefined && { locale }),
    updatedAt: clock.now(),
  });
  const user = await readMember(deps, memberId);
  return { ok: true, user, cookies: loginCookies(user, deps.cookies) };
}
