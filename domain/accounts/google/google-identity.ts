/** Somebody, as a verified ID token of Google names them. */
export interface GoogleIdentity {
  /** Names the Google account for good; addresses may move from one to another. */
  subject: string;
  /** In lower case. */
  email: string;
  /** Google has once seen that the address is theirs. */
  isProved: boolean;
  /**
   * The mailbox is kept by Google itself (Gmail, Workspace), so the address is theirs now. That of another provider
   * may have found another owner since Google has looked.
   */
  isGooglesOwn: boolean;
  /** May be empty. */
  name: string;
  /** When they last proved to Google who they are; Google need not say. */
  authenticatedAt: Date | undefined;
}
