import { type Asks, says } from '../../staff/says.ts';

/** Addresses that themselves redirect to the product's download address (spec §7). */
const LEADS_HERE = /^\/(?:mlink|setup)(?:[/?#]|$)/;
/** An address with a file name belongs to a release, which staff maintain (`npm run release`). */
const RELEASE = /^\/setup\/[^/?#]+\.[^/?#.]+$/;

/** @returns true, or why nothing can be downloaded from this address */
export function checkDownloadAddress(value: unknown, { req }: { req?: Asks } = {}): true | string {
  const address = String(value ?? '');
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(address) || !URL.canParse(address, 'https://shop'))
    return says(req)('download.start');
  if (RELEASE.test(address) || !LEADS_HERE.test(address)) return true;
  return says(req)('download.circle');
}
