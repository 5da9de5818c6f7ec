import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network by which limits count: an IPv4 address, or the /64 of an IPv6 address, all of which belongs to one household or
 * server.
 */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/** A range in which one customer of a data centre may have many networks: an IPv4 /24, or an IPv6 /48. */
export function neighbourhoodOf(ip: string): string {
  const groups = groupsOf(ip);
  if (typeof groups !== 'string') return `${groups.slice(0, 3).join(':')}::/48`;
  return isIPv4(groups) ? groups.replace(/\d+$/, '0/24') : groups;
}

/** The eight groups of an IPv6 address, without leading zeros; mapped IPv4 as IPv4, anything else unchanged. */
function groupsOf(ip: string): string | string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
