/**
 * Whether the passkey was asked for by a page in a frame of another site, which the shop's pages never are. Unreadable data
 * count as framed.
 */
export function isFramed(clientDataJson: string): boolean {
  try {
    const { crossOrigin = false } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return crossOrigin !== false;
  } catch {
    return true;
  }
}
