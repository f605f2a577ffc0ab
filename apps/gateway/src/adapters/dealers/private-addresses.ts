import { BlockList } from 'node:net';

/** Networks a dealer on the internet cannot be in: an address there would make us call our own machines. */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // IPv4 written in other ways than ::ffff:a.b.c.d, which the list takes for the IPv4 address that it is.
  ['::', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
] as const;

const blocked = new BlockList();
for (const [network, prefix, family] of PRIVATE_NETWORKS) blocked.addSubnet(network, prefix, family);

/** IPv4 written as IPv6 (`::ffff:127.0.0.1`) is recognised too. */
export const isPrivateAddress = (address: string, family: 4 | 6): boolean =>
  blocked.check(address, family === 4 ? 'ipv4' : 'ipv6');
