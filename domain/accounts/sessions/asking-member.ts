/** A logged-in member, and the session in which they ask for something. */
export interface AskingMember {
  memberId: string;
  email: string;
  sessionId: string;
  factorAt: Date;
}
