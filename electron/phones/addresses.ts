import { BlockList } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import type { PhoneAddress } from '#shared/api/player.ts';

/** The machine's interfaces, as `os.networkInterfaces()` gives them. */
export type Interfaces = NodeJS.Dict<
  readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]
>;

/** Addresses that no router carries to the internet, and those that two machines give themselves. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('169.254.0.0', 16);

/** Interfaces of machines within the machine: no phone is there. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|bridge|utun)|virtual|vethernet/i;

/** The private IPv4 addresses of the machine, the likeliest to be the table's first; `withLoopback` adds its own, for trying out. */
export function addressesOf(interfaces: Interfaces, withLoopback = false): readonly PhoneAddress[] {
  const all = Object.entries(interfaces).flatMap(([name, known = []]) =>
    known
      .filter(
        ({ address, family, internal }) =>
          family === 'IPv4' && (internal ? withLoopback : PRIVATE.check(address)),
      )
      .map(({ address, internal }) => ({ name, address, internal })),
  );
  const unlikely = ({ name, address, internal }: (typeof all)[number]): number =>
    internal ? 3 : VIRTUAL.test(name) ? 2 : address.startsWith('169.254.') ? 1 : 0;
  return all.toSorted((a, b) => unlikely(a) - unlikely(b)).map(({ name, address }) => ({ name, address }));
}
