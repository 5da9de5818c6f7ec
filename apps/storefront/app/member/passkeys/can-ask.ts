/** Whether this browser has passkeys and can read the shop's options. */
export function canAsk(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Whether it also suggests them where an address is typed. */
export async function canOffer(): Promise<boolean> {
  return canAsk() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}
