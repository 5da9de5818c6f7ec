/** How long a pop-up that was shown is not shown again, seconds (spec §9). */
const SECONDS = 86_400;

/** The cookie that says so, one for each promotion's own name (spec §3). */
const nameOf = (suffix: string) => (suffix === 'default' ? 'is_popup_dated' : `is_popup_dated_${suffix}`);

/** Whether the pop-up was shown to this visitor within the last day. */
export function wasShown(cookies: string, suffix: string): boolean {
  return cookies.split('; ').some((pair) => pair.startsWith(`${nameOf(suffix)}=`));
}

/** The cookie to set when it is shown. It holds nothing of the visitor. */
export function shownCookie(suffix: string, secure: boolean): string {
  return `${nameOf(suffix)}=1; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
