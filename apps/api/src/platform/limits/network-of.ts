import ipaddr from 'ipaddr.js';

/** An IPv4 address in an IPv6 one is read as such; null: not an address. */
const parseAddress = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : null);

const groupsOf = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');

/** The key for counting uses per network: the IPv4 address, or the /64 of an IPv6 address, which one subscriber owns. */
export function networkOf(address: string): string {
  const ip = parseAddress(address);
  return ip instanceof ipaddr.IPv6 ? `${groupsOf(ip, 4)}::/64` : (ip?.toString() ?? address);
}

/** The /48 of an IPv6 address, which is what one subscriber may have; null for IPv4. */
export function siteOf(address: string): string | null {
  const ip = parseAddress(address);
  return ip instanceof ipaddr.IPv6 ? `${groupsOf(ip, 3)}::/48` : null;
}
