import { isIPv6 } from 'node:net';

/** The key for counting uses per network: the IPv4 address, or the /64 of an IPv6 address, which one subscriber owns. */
export function networkOf(address: string): string {
  const bare = bareOf(address);
  return isIPv6(bare) ? `${groupsOf(bare, 4)}::/64` : bare;
}

/** The /48 of an IPv6 address, which is what one subscriber may have; null for IPv4. */
export function siteOf(address: string): string | null {
  const bare = bareOf(address);
  return isIPv6(bare) ? `${groupsOf(bare, 3)}::/48` : null;
}

function bareOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}

function groupsOf(bare: string, count: 3 | 4): string {
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  // An IPv4 address at the end takes two groups; it is never among the first four.
  const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const gap = tail === undefined ? 0 : 8 - before.length - width;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after];
  return groups
    .slice(0, count)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
