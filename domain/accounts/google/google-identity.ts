/** A person, as named by a verified ID token of Google. */
export interface GoogleIdentity {
  /** Identifies the Google account for good; addresses may pass from one account to another. */
  subject: string;
  /** In lower case. */
  email: string;
  /** Google has at some time verified that the address is theirs. */
  isProved: boolean;
  /**
   * Google itself hosts the mailbox (Gmail, Workspace), so the address is theirs now. A mailbox at another provider may have a
   * new owner since Google verified it.
   */
  isGooglesOwn: boolean;
  /** May be empty. */
  name: string;
  /** When they last proved to Google who they are; Google may leave it out. */
  authenticatedAt: Date | undefined;
}
