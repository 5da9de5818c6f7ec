/** A member and the session they ask from. */
export interface AskingMember {
  memberId: string;
  email: string;
  sessionId: string;
  factorAt: Date;
}
