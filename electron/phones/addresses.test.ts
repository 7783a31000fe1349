import { expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => [
  { address, family, internal },
];
const INTERFACES = {
  lo: at('127.0.0.1', 'IPv4', true),
  docker0: at('172.17.0.1'),
  eth1: at('169.254.3.4'),
  wlan0: at('192.168.0.12'),
  tun0: at('203.0.113.7'),
  eth0: [...at('fd00::1', 'IPv6'), ...at('10.0.0.3')],
  eth2: at('172.32.0.1'),
};

it('offers the private addresses of the machine alone, the likeliest first', () => {
  expect(addressesOf(INTERFACES)).toEqual([
    { name: 'wlan0', address: '192.168.0.12' },
    { name: 'eth0', address: '10.0.0.3' },
    { name: 'eth1', address: '169.254.3.4' },
    { name: 'docker0', address: '172.17.0.1' },
  ]);
});

it('offers the machine’s own only where the page is tried out, and last', () => {
  expect(addressesOf(INTERFACES, true).at(-1)).toEqual({ name: 'lo', address: '127.0.0.1' });
});
