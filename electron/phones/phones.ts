import type { PhoneAddress, PhonesStatus } from '#shared/api/player.ts';
import { RodadaError } from '#shared/errors.ts';
import type { PhoneScreen } from '#shared/player/player-screen.ts';
import { message } from '#shared/text/message.ts';
import type { PhonePage } from './page.ts';
import { servePhones, type PhoneServer, type ServerOptions } from './server.ts';

/** What the phones are shown with. */
export interface PhonesTools extends Pick<ServerOptions, 'every' | 'changed'> {
  /** Where the machine can be reached. */
  readonly addresses: () => readonly PhoneAddress[];
  readonly readPage: (screen: PhoneScreen) => Promise<PhonePage>;
}

/** The players' screen on their phones. */
export interface Phones {
  readonly addresses: () => readonly PhoneAddress[];
  /** Null while nothing is served. */
  readonly status: () => PhonesStatus | null;
  /** Serves the page at one of the addresses, below a new secret, and nowhere else any more. */
  readonly turnOn: (address: string, screen: PhoneScreen) => Promise<void>;
  readonly show: (screen: PhoneScreen) => void;
  readonly turnOff: () => void;
}

/** Keeps the phones' page; nothing is served until it is turned on. */
export function openPhones({ addresses, readPage, every, changed }: PhonesTools): Phones {
  let server: PhoneServer | null = null;
  /** Counts what was wished: of several wishes the last one holds. */
  let wish = 0;

  function turnOff(): void {
    wish += 1;
    server?.close();
    server = null;
  }

  return {
    addresses,
    status: () => server && { url: server.url, listeners: server.listeners() },
    show: (screen) => server?.tell(JSON.stringify(screen)),
    turnOff,
    async turnOn(address, screen) {
      if (!addresses().some((one) => one.address === address)) {
        throw new RodadaError('NOT_ALLOWED', message('error.phonesElsewhere', { address }), {
          path: 'address',
        });
      }
      turnOff();
      const mine = wish;
      const page = await readPage(screen);
      const opened = await servePhones({
        address,
        page,
        words: JSON.stringify(screen),
        changed,
        every,
      }).catch(() => {
        throw new RodadaError('NOT_ALLOWED', message('error.phonesCannot', { address }), { path: 'address' });
      });
      if (mine === wish) server = opened;
      else opened.close();
    },
  };
}
