/** Whether a page in a frame of another site has asked, which pages of the shop never are; what can't be read counts as one. */
export function isFramed(clientDataJson: string): boolean {
  try {
    const { crossOrigin = false } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return crossOrigin !== false;
  } catch {
    return true;
  }
}
