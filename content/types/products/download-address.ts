/** Links to downloads lead from there to the address that the product says (spec §7). */
const OF_THE_SHOP = /^\/(?:mlink|setup)(?:[/?#]|$)/;

/** @returns true, or why nothing can be downloaded from an address */
export function checkDownloadAddress(value: unknown): true | string {
  const address = String(value ?? '');
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(address) || !URL.canParse(address, 'https://shop'))
    return 'Start with https:// or /.';
  return (
    !OF_THE_SHOP.test(address) || 'From there visitors are led to this very address: name the file itself.'
  );
}
