/**
 * Replaces the address of an erased member. It has no dot after the `@`, so `emailAddress` refuses it: nobody else can have it, and
 * nothing is ever sent there (RFC 2606).
 */
export function erasedAddress(memberId: string): string {
  return `${memberId}@invalid`;
}
