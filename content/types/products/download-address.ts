import { type Asks, says } from '../../staff/says.ts';

/** Links to downloads lead from there to the address that the product says (spec §7). */
const LEADS_HERE = /^\/(?:mlink|setup)(?:[/?#]|$)/;
/** Named as a file it is a release's, which staff keep (`npm run release`). */
const RELEASE = /^\/setup\/[^/?#]+\.[^/?#.]+$/;

/** @returns true, or why nothing can be downloaded from an address */
export function checkDownloadAddress(value: unknown, { req }: { req?: Asks } = {}): true | string {
  const address = String(value ?? '');
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(address) || !URL.canParse(address, 'https://shop'))
    return says(req)('download.start');
  if (RELEASE.test(address) || !LEADS_HERE.test(address)) return true;
  return says(req)('download.circle');
}
