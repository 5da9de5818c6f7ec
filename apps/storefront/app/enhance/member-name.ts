import { userInfoNew } from '@spindle/platform/cookies/page-cookies.ts';

/**
 * The member's name, or e-mail address without one, from the readable companions of the session cookie.
 * Undefined when nobody is logged in or the cookies make no sense.
 */
export function memberName(cookies: string): string | undefined {
  const values = new Map(
    cookies.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  // An address alone may come from a link.
  if (!values.has(userInfoNew.name)) return undefined;
  for (const name of ['username', 'email']) {
    try {
      const value = decodeURIComponent(values.get(name) ?? '').trim();
      if (value) return value;
    } catch {
      // Not one of ours: a name that can't be read does not count.
    }
  }
  return undefined;
}
