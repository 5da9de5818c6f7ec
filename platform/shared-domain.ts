import { getDomain } from 'tldts';

/**
 * The domain that all these origins share for their cookies, so that a session works on each of them and cookies can stay
 * `SameSite=Lax`.
 * @returns undefined when there is only one host, whose cookies need no domain. An error when they share none.
 */
export function sharedDomain(
  origins: readonly string[],
): { ok: true; domain: string | undefined } | { ok: false } {
  const hosts = new Set(origins.map((origin) => new URL(origin).hostname));
  if (hosts.size <= 1) return { ok: true, domain: undefined };
  // Hosts below a suffix such as github.io belong to different owners.
  const domains = new Set([...hosts].map((host) => getDomain(host, { allowPrivateDomains: true })));
  const [domain, ...others] = domains;
  return domain && others.length === 0 ? { ok: true, domain } : { ok: false };
}
