/** Products that were replaced by another one (spec §9). */
const SUCCESSORS: Readonly<Record<string, string>> = {
  '712': '62037',
  '757': '761',
  '1712': '62038',
  '1757': '1761',
};
const UNCHANGED_TYPES: ReadonlySet<string> = new Set([
  '',
  'upgrade',
  'upgrade_user',
  'is_new_user',
  'checkout',
]);
const UNCHANGED_WHEN_NEW: ReadonlySet<string> = new Set(['757', '1757']);

/** The product that a checkout link really sells (spec §9, pid remap). */
export function remapPid(pid: string, checkoutType: string | undefined): string {
  if (checkoutType === undefined || UNCHANGED_TYPES.has(checkoutType)) return pid;
  if (checkoutType === 'new' && UNCHANGED_WHEN_NEW.has(pid)) return pid;
  return SUCCESSORS[pid] ?? pid;
}
