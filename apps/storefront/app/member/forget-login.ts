/** What the page may clear by itself: the session cookie is out of a script's reach, as it should be. */
const READABLE = ['user_info_new', 'username', 'vip', 'email', 'uid', 'isSubUser'];

/** @param shared empty where the cookies are their host's alone */
const domain = (shared: string) => (shared ? `; Domain=${shared}` : '');

/** Clears the log-in cookies that the page can reach (spec §4). */
export function forgetLogin(cookieDomain: string, jar: { cookie: string } = document): void {
  for (const name of READABLE) {
    jar.cookie = `${name}=; Path=/; Max-Age=0${domain(cookieDomain)}`;
  }
}

/**
 * Leaves word that the session is to end: the next request that gets through carries it, and the server
 * ends the session then.
 */
export function endSessionLater(cookieDomain: string, jar: { cookie: string } = document): void {
  jar.cookie = `log_out_pending=1; Path=/; Max-Age=86400; SameSite=Lax${domain(cookieDomain)}`;
}
