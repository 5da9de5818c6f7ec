/** What stands in the place of the address of a member who was erased; nothing is ever sent there. */
export function erasedAddress(memberId: string): string {
  return `${memberId}@erased.invalid`;
}
