/**
 * What stands in the place of the address of a member who was erased. It has no dot after the `@`, so it is nothing that
 * `emailAddress` takes: nobody else can have it, and nothing is ever sent there (RFC 2606).
 */
export function erasedAddress(memberId: string): string {
  return `${memberId}@invalid`;
}
