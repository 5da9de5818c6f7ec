/** Where this shop's passkeys work. */
export interface PasskeySite {
  /** The domain they belong to (WebAuthn: relying party ID). */
  rpId: string;
  /** The shop's name, as devices show it. */
  shopName: string;
  /** The origins of the shop's pages, the only ones that may ask for a passkey. */
  origins: readonly string[];
}

/** Passkeys a member may have at most: more than a household has devices. */
export const MAX_PASSKEYS = 20;

/** A passkey as its member's list shows it. */
export interface ListedPasskey {
  id: string;
  name: string;
  /** A password manager syncs it between devices; otherwise it stays on the device where it was created. */
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | undefined;
}

/**
 * The name by which authenticators know a member, base64url; it comes back with every log-in. As the standard demands, it says
 * nothing about the person: it is the member's id.
 */
export function userHandle(memberId: string): string {
  return Buffer.from(memberId).toString('base64url');
}
