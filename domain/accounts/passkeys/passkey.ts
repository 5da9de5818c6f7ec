/** Where passkeys of this shop work. */
export interface PasskeySite {
  /** The domain that they belong to (WebAuthn: relying party ID). */
  rpId: string;
  /** What devices call the shop. */
  shopName: string;
  /** The origins of the shop's pages, the only ones that may ask for one. */
  origins: readonly string[];
}

/** As many as a member may have: more than the devices of a household. */
export const MAX_PASSKEYS = 20;

/** A passkey as its member's list shows it. */
export interface ListedPasskey {
  id: string;
  name: string;
  /** A password manager keeps it on several devices; otherwise it stays on the one where it was made. */
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | undefined;
}

/**
 * What authenticators know a member by, base64url: it comes back with every log-in. The member's id says nothing of who
 * they are, as the standard wants it.
 */
export function userHandle(memberId: string): string {
  return Buffer.from(memberId).toString('base64url');
}
