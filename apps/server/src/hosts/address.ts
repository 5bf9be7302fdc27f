import { BlockList, isIPv4, isIPv6 } from 'node:net';

const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Inside the global range of IPv6: Teredo and its neighbours, documentation, 6to4. */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
const notGlobalV4 = listOf('ipv4', V4);
const notGlobalV6 = listOf('ipv6', V6);
const globalV6 = listOf('ipv6', ['2000::/3']);

/** Whether an address is one of the open internet; nothing else is fetched from (security.md). */
export function isGlobal(address: string): boolean {
  if (isIPv4(address)) return !notGlobalV4.check(address, 'ipv4');
  // Mapped, translated and local ones all lie outside 2000::/3.
  return isIPv6(address) && globalV6.check(address, 'ipv6') && !notGlobalV6.check(address, 'ipv6');
}
