import { actingAs } from '@spindle/platform/cookies/page-cookies.ts';

/** The member that staff act as in this browser, and until when, ISO 8601; undefined for everybody else. */
export function readActingAs(cookies: string): { email: string; until: string } | undefined {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${actingAs.name}=`))
    ?.slice(actingAs.name.length + 1);
  if (!value) return undefined;
  try {
    const { email, until } = JSON.parse(decodeURIComponent(value)) as Record<string, unknown>;
    return typeof email === 'string' && typeof until === 'string' && !Number.isNaN(Date.parse(until))
      ? { email, until }
      : undefined;
  } catch {
    // Not one of our cookies, or truncated: then nobody acts.
    return undefined;
  }
}
