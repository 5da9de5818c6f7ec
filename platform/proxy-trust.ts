import proxyAddr from 'proxy-addr';

/** Whether the peer at this address is trusted; `hop` 0 is the one connected to us. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Parses TRUST_PROXY: the number of proxies in front, or their addresses and networks.
 * @throws when an address is invalid.
 */
export function parseProxyTrust(setting: string): ProxyTrust {
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting);
  return proxyAddr.compile(setting.split(',').map((part) => part.trim()));
}
