/** The classes of client that pages are rendered for (spec §3: client, default win). */
export type ClientOs = 'win' | 'mac';

const MOBILE = /Mobi|Android|iPhone|iPad/;

/** Phones and tablets count as win (spec §3); client hints take precedence over the user agent. */
export function clientOs(userAgent: string | undefined, platformHint?: string | undefined): ClientOs {
  if (platformHint) return platformHint === '"macOS"' ? 'mac' : 'win';
  return userAgent?.includes('Macintosh') && !MOBILE.test(userAgent) ? 'mac' : 'win';
}

export function isMobile(userAgent: string | undefined, mobileHint?: string | undefined): boolean {
  return mobileHint ? mobileHint === '?1' : MOBILE.test(userAgent ?? '');
}
