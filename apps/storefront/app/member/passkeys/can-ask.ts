/** Whether this browser has passkeys, and reads what the shop asks with. */
export function canAsk(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Whether it also offers them where an address is typed. */
export async function canOffer(): Promise<boolean> {
  return canAsk() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}
