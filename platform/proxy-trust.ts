import proxyAddr from 'proxy-addr';

/** Whether the peer at this address is believed; `hop` 0 is who is connected to us. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Reads TRUST_PROXY: how many proxies stand in front, or their addresses and networks.
 * @throws when an address is none.
 */
export function parseProxyTrust(setting: string): ProxyTrust {
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting);
  return proxyAddr.compile(setting.split(',').map((part) => part.trim()));
}
