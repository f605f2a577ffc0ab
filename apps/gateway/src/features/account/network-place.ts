import { isIPv4 } from 'node:net';

/** Where a request comes from, as budgets count it. A household has a whole IPv6 /64, so that is one address. */
export interface Place {
  /** An IPv4 address, or an IPv6 /64. */
  address: string;
  /** An IPv4 /24, or an IPv6 /48. */
  network: string;
}

/** IPv4 as a socket for both families writes it. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

export function placeOf(ip: string): Place {
  const plain = ip.replace(MAPPED, '');
  if (isIPv4(plain)) {
    return { address: plain, network: plain.replace(/\d+$/, '0/24') };
  }
  const groups = groupsOf(plain);
  const upTo = (count: number) => groups.slice(0, count).join(':');
  return { address: `${upTo(4)}::/64`, network: `${upTo(3)}::/48` };
}

function groupsOf(ipv6: string): string[] {
  const [head = [], tail = []] = ipv6.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}
